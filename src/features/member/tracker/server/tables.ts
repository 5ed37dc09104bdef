import type { Refine, Rows } from '#platform/db/db.ts';
import type { TrackedKind, TrackerStage } from '../contract.ts';

/** A row per member and item: a hand-added entry, a tracked program, or notes on an application or saved job. */
export type TrackerEntriesTable = Refine<
  Rows['tracker_entries'],
  {
    kind: TrackedKind | null;
  }
>;

/** A stage set by the member, with its date. */
export type TrackerEventsTable = Refine<
  Rows['tracker_events'],
  {
    stage: TrackerStage;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    tracker_entries: TrackerEntriesTable;
    tracker_events: TrackerEventsTable;
  }
}
