import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const BATCH_SIZE = 20_000;

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** The reaction counts of items of one type changed since the last flush. */
    'reactions.counted': { type: string; ids: readonly string[] };
  }
}
declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'reactions.flush-counts': Record<string, never>;
  }
}

/**
 * Flushes pending count changes into the totals and publishes the changed items. Moving is one statement, so a reader
 * counts each reaction exactly once at any time. Concurrent flushes take different rows.
 */
export async function flushReactionCounts(ctx: Context): Promise<void> {
  let flushed = BATCH_SIZE;
  while (flushed === BATCH_SIZE) flushed = await ctx.inTransaction(flushBatch);
}

async function flushBatch(ctx: Context): Promise<number> {
  const { rows } = await sql<{ type: string; ids: string[]; taken: number }>`
    with taken as (
      delete from engagement_deltas
      where id in (select id from engagement_deltas order by id limit ${BATCH_SIZE} for update skip locked)
      returning object_type, object_id, verb, n
    ), added as (
      insert into engagement_counts as counts (object_type, object_id, verb, total)
      select object_type, object_id, verb, sum(n) from taken group by 1, 2, 3 order by 1, 2, 3
      on conflict (object_type, object_id, verb) do update set total = counts.total + excluded.total
    )
    select object_type as type, array_agg(distinct object_id) as ids, count(*)::int as taken from taken group by 1`.execute(
    ctx.db,
  );
  for (const { type, ids } of rows) await ctx.publish('reactions.counted', { type, ids });
  return rows.reduce((sum, { taken }) => sum + taken, 0);
}
