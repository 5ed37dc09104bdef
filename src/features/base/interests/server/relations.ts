/** Tables of this feature as other features may read and join them: `innerJoin(categoryRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

type HasDb = { db: Db };

/** Categories that readers see. */
export const shownCategoryRows = (ctx: Pick<Context, 'db' | 'clock'>) => categoryRows(ctx).where(isShownAt(ctx.clock.now()));

/** Categories, hidden ones included: what is in one stays in it. */
export const categoryRows = ({ db }: HasDb) => db.selectFrom('categories').selectAll();

/** The names of all categories, for joins with a table that has times of its own. */
export const categoryNameRows = ({ db }: HasDb) => db.selectFrom('categories').select(['id', 'slug', 'name']);

/** Hashtags. */
export const hashtagRows = ({ db }: HasDb) => db.selectFrom('hashtags').selectAll();
