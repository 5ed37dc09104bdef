/** Monthly partitions of events: created ahead, and dropped whole after the retention. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const MONTHS_AHEAD = 3;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'analytics.maintain-partitions': Record<string, never>;
  }
}

/**
 * Creates the partitions of this and the next three months, and deletes events beyond the retention: whole months by
 * dropping their partitions, the remaining events row by row. Runs nightly.
 */
export async function maintainPartitions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    select make_journeys_month((date_trunc('month', ${now}::timestamptz at time zone 'UTC') + make_interval(months => n))::date)
    from generate_series(0, ${MONTHS_AHEAD}::int) as n`.execute(ctx.db);
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - ctx.config.JOURNEY_MONTHS);
  await sql`select drop_journeys_months((${oldest}::timestamptz at time zone 'UTC')::date)`.execute(ctx.db);
  await ctx.db.deleteFrom('journey_events').where('at', '<', oldest).execute();
}
