import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Finders } from './finder.ts';
import { getOwnSearch, presentSearch } from './present-searches.ts';

/** Renames a search, switches its alerts, or notes that the viewer has seen what is new. */
export const changeSearch =
  (finders: Finders): UseCase<'PATCH /api/saved_searches/{id}'> =>
  async (ctx, { params, body: { name, alerts, seen } }) => {
    const known = await getOwnSearch(ctx, signedIn(ctx).id, params.id);
    const now = ctx.clock.now();
    const row = await ctx.db
      .updateTable('saved_searches')
      .set({
        name: name ?? known.name,
        alerts: alerts ?? known.alerts,
        // What came while alerts were off is not told when they are switched on again.
        ...(alerts && !known.alerts ? { told_at: now } : {}),
        ...(seen ? { seen_at: now } : {}),
      })
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { data: await presentSearch(ctx, finders, row) };
  };
