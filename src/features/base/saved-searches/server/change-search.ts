import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Finders } from './finder.ts';
import { getOwnSearch, presentSearch } from './present-searches.ts';

/** Renames a search, switches its alerts, or marks its results as seen. */
export const changeSearch =
  (finders: Finders): UseCase<'PATCH /api/saved_searches/{id}'> =>
  async (ctx, { params, body: { name, alerts, seen } }) => {
    const existing = await getOwnSearch(ctx, signedIn(ctx).id, params.id);
    const now = ctx.clock.now();
    const row = await ctx.db
      .updateTable('saved_searches')
      .set({
        name: name ?? existing.name,
        alerts: alerts ?? existing.alerts,
        // Results from while alerts were off are not announced when they are turned on again.
        ...(alerts && !existing.alerts ? { notified_at: now } : {}),
        ...(seen ? { seen_at: now } : {}),
      })
      .where('id', '=', existing.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { data: await presentSearch(ctx, finders, row) };
  };
