import type { Rows } from '#platform/db/db.ts';

/** One row for each person and thing; the key makes every tap idempotent. */
export type EngagementsTable = Rows['engagements'];

/** Totals up to the last fold. */
export type EngagementCountsTable = Rows['engagement_counts'];

/** What came since; append only, emptied by the fold. */
export type EngagementDeltasTable = Rows['engagement_deltas'];

declare module '#platform/db/db.ts' {
  interface Tables {
    engagements: EngagementsTable;
    engagement_counts: EngagementCountsTable;
    engagement_deltas: EngagementDeltasTable;
  }
}
