/** Tables of this feature as other features may read and join them: `innerJoin(categoryRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Categories, retired ones included. */
export const categoryRows = ({ db }: HasDb) => db.selectFrom('categories').selectAll();

/** Hashtags. */
export const hashtagRows = ({ db }: HasDb) => db.selectFrom('hashtags').selectAll();
