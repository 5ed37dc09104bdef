import type { ColumnType, Generated } from 'kysely';

/** One thing somebody did who had agreed to its recording. `facts` holds the rest of the payload. */
export type JourneyEventsTable = {
  id: Generated<number>;
  at: ColumnType<Date, Date | undefined, never>;
  user_id: string | null;
  client_id: string;
  url: string;
  actionable_id: string | null;
  actionable_type: string | null;
  actionable_action: string;
  facts: ColumnType<unknown, string, never>;
};

declare module '#platform/server/db.ts' {
  interface Tables {
    journey_events: JourneyEventsTable;
  }
}
