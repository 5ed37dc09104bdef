import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'communities.move-events': Record<string, never>;
  }
}

/** Moves each past yearly event by whole years to its next occurrence; its precision does not change. */
export async function moveYearlyEvents(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update community_events set
      starts_at = (starts_at at time zone time_zone + years.n * interval '1 year') at time zone time_zone,
      ends_at = (ends_at at time zone time_zone + years.n * interval '1 year') at time zone time_zone
    from (
      select id, extract(year from age(${now}, ends_at))::int + 1 as n from community_events where yearly and ends_at <= ${now}
    ) as years
    where years.id = community_events.id`.execute(ctx.db);
}
