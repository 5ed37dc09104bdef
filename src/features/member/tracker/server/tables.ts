import type { Refine, Rows } from '#platform/db/db.ts';
import type { TrackedKind, TrackerStage } from '../contract.ts';

/**
 * One row per member and thing: an entry by hand, a program that is tracked, or notes beside an application or a saved job.
 */
export type TrackerEntriesTable = Refine<
  Rows['tracker_entries'],
  {
    kind: TrackedKind | null;
  }
>;

/** A stage that the member set, on the day they say it was. */
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
