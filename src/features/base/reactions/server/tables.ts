import type { Rows } from '#platform/db/db.ts';

/** One row per member, item and verb; the key makes reactions idempotent. */
export type EngagementsTable = Rows['engagements'];

/** Totals up to the last flush. */
export type EngagementCountsTable = Rows['engagement_counts'];

/** Changes since the last flush; append-only until then. */
export type EngagementDeltasTable = Rows['engagement_deltas'];

declare module '#platform/db/db.ts' {
  interface Tables {
    engagements: EngagementsTable;
    engagement_counts: EngagementCountsTable;
    engagement_deltas: EngagementDeltasTable;
  }
}
