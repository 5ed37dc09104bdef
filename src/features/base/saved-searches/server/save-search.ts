import { sql } from 'kysely';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Finders } from './finder.ts';
import { presentSearch } from './present-searches.ts';

const MAX_ITEMS = 50;

/** Saves a search; all current results count as seen. */
export const saveSearch =
  (finders: Finders): UseCase<'POST /api/saved_searches'> =>
  async (ctx, { body: { name, kind, query, filters } }) => {
    const viewer = signedIn(ctx);
    const now = ctx.clock.now();
    // Throws 422 for filters that cannot be applied.
    await finders[kind](ctx, { query, filters }, now, 1);
    const { count } = await ctx.db
      .selectFrom('saved_searches')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_ITEMS) throw conflict('too-many-saved-searches', { most: MAX_ITEMS });
    const sorted = Object.fromEntries(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const row = await ctx.db
      .insertInto('saved_searches')
      .values({
        user_id: viewer.id,
        name,
        kind,
        query,
        filters: JSON.stringify(sorted),
        seen_at: now,
        notified_at: now,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'query', 'filters']).doUpdateSet({ alerts: sql`saved_searches.alerts` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return { data: await presentSearch(ctx, finders, row) };
  };
