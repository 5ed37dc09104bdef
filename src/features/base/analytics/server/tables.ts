import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

/** An event of a visit with consent, partitioned by month. `facts` contains the rest of the payload. */
export type AnalyticsEventsTable = Refine<
  Rows['journey_events'],
  {
    facts: ColumnType<Record<string, unknown>, string, never>;
  }
>;

/** Daily totals (Indian time); an empty string where an event had no value. */
export type AnalyticsDaysTable = Rows['journey_days'];

/** The number of browsers per week that reached a funnel step. */
export type AnalyticsFunnelsTable = Rows['journey_funnels'];

declare module '#platform/db/db.ts' {
  interface Tables {
    journey_events: AnalyticsEventsTable;
    journey_days: AnalyticsDaysTable;
    journey_funnels: AnalyticsFunnelsTable;
  }
}
