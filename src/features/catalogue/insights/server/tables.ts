import type { Rows } from '#platform/db/db.ts';

/** One row per card. Without `author_id` it is by the editors; without `published_at` it is a draft. */
export type InsightsTable = Rows['insights'];

/** The lists that contain a public card, with its rank. */
export type InsightListingsTable = Rows['insight_listings'];

/** The queue of cards whose rank has to be updated. */
export type InsightRankQueueTable = Rows['insight_stirs'];

/** Cards that a member dismissed. */
export type InsightDismissalsTable = Rows['insight_dismissals'];

declare module '#platform/db/db.ts' {
  interface Tables {
    insights: InsightsTable;
    insight_listings: InsightListingsTable;
    insight_stirs: InsightRankQueueTable;
    insight_dismissals: InsightDismissalsTable;
  }
}
