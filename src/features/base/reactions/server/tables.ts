import type { Rows } from '#platform/db/db.ts';

/** One row per member, item and verb; the key makes reactions idempotent. */
export type ReactionsTable = Rows['engagements'];

/** Totals up to the last flush. */
export type ReactionCountsTable = Rows['engagement_counts'];

/** Changes since the last flush; append-only until then. */
export type ReactionCountDeltasTable = Rows['engagement_deltas'];

declare module '#platform/db/db.ts' {
  interface Tables {
    engagements: ReactionsTable;
    engagement_counts: ReactionCountsTable;
    engagement_deltas: ReactionCountDeltasTable;
  }
}
