/** Rows of this feature that other features may read and join: `innerJoin(programRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Programs, including retired ones: those that their source has withdrawn, and those that staff unpublished or merged. */
export const programRows = ({ db }: HasDb) => db.selectFrom('programs').selectAll();

/** Universities, including retired ones. */
export const universityRows = ({ db }: HasDb) => db.selectFrom('universities').selectAll();
