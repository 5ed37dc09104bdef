import type { ColumnType, Generated } from 'kysely';

/** One thing somebody did who had agreed to its recording, in a table for each month. `facts` holds the rest of the payload. */
export type JourneyEventsTable = {
  id: Generated<number>;
  at: ColumnType<Date, Date | undefined, never>;
  user_id: string | null;
  client_id: string;
  url: string;
  actionable_id: string | null;
  actionable_type: string | null;
  actionable_action: string;
  algorithm: string | null;
  bucket: string | null;
  facts: ColumnType<Record<string, unknown>, string, never>;
};

/** How often what happened on a day of India; empty text where an event said nothing. */
export type JourneyDaysTable = {
  day: string;
  action: string;
  item_type: string;
  algorithm: string;
  bucket: string;
  events: number;
};

/** How many browsers of a week came as far as a step. */
export type JourneyFunnelsTable = { week: string; step: number; people: number };

declare module '#platform/db/db.ts' {
  interface Tables {
    journey_events: JourneyEventsTable;
    journey_days: JourneyDaysTable;
    journey_funnels: JourneyFunnelsTable;
  }
}
