import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Finders } from './finder.ts';
import { presentSearch } from './present-searches.ts';

/** The viewer's saved searches, newest first. */
export const listSearches =
  (finders: Finders): UseCase<'GET /api/saved_searches'> =>
  async (ctx) => {
    const rows = await ctx.db
      .selectFrom('saved_searches')
      .selectAll()
      .where('user_id', '=', signedIn(ctx).id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return { data: await Promise.all(rows.map((row) => presentSearch(ctx, finders, row))) };
  };
