import type { Context } from '#platform/http/context.ts';
import type { Finders } from './finder.ts';
import { presentSearch } from './present-searches.ts';

/** The newest searches that are looked at, each with one query. */
const MAX_SEARCHES = 5;

/** A member's saved searches with new results, and how many searches they have. Checks no permission. */
export async function listFreshSearches(ctx: Context, finders: Finders, userId: string) {
  const rows = await ctx.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const searches = await Promise.all(rows.slice(0, MAX_SEARCHES).map((row) => presentSearch(ctx, finders, row)));
  return {
    count: rows.length,
    searches: searches
      .filter(({ attributes }) => attributes.fresh > 0)
      .map(({ id, attributes: { name, path, fresh } }) => ({ id, name, path, fresh })),
  };
}
