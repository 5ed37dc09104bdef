import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

/**
 * One thing somebody did who had agreed to its recording, in a table for each month. `facts` holds the rest of the payload.
 */
export type JourneyEventsTable = Refine<
  Rows['journey_events'],
  {
    facts: ColumnType<Record<string, unknown>, string, never>;
  }
>;

/** How often what happened on a day of India; empty text where an event said nothing. */
export type JourneyDaysTable = Rows['journey_days'];

/** How many browsers of a week came as far as a step. */
export type JourneyFunnelsTable = Rows['journey_funnels'];

declare module '#platform/db/db.ts' {
  interface Tables {
    journey_events: JourneyEventsTable;
    journey_days: JourneyDaysTable;
    journey_funnels: JourneyFunnelsTable;
  }
}
