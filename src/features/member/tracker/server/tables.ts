import type { ColumnType, Generated } from 'kysely';
import type { TrackedKind, TrackerStage } from '../contract.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One row per member and thing: an entry by hand, a program that is tracked, or notes beside an application or a saved job. */
export type TrackerEntriesTable = {
  id: Generated<string>;
  user_id: string;
  job_id: string | null;
  program_id: string | null;
  kind: TrackedKind | null;
  title: string | null;
  organisation: string | null;
  url: string | null;
  notes: Generated<string>;
  remind_on: string | null;
  reminded_on: string | null;
  removed_at: Date | null;
  created_at: Stamp;
};

/** A stage that the member set, on the day they say it was. */
export type TrackerEventsTable = {
  id: Generated<string>;
  entry_id: string;
  stage: TrackerStage;
  note: Generated<string>;
  at: Date;
  created_at: Stamp;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    tracker_entries: TrackerEntriesTable;
    tracker_events: TrackerEventsTable;
  }
}
