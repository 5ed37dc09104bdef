/** Tables of this feature as other features may read and join them: `innerJoin(programRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Programs, retired ones included. */
export const programRows = ({ db }: HasDb) => db.selectFrom('programs').selectAll();

/** Universities, retired ones included. */
export const universityRows = ({ db }: HasDb) => db.selectFrom('universities').selectAll();
