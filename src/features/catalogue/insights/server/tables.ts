import type { Rows } from '#platform/db/db.ts';

/** A card. Without an author it is the editors'; without `published_at` it is a draft. */
export type InsightsTable = Rows['insights'];

/** The lists that contain a public card, with its rank. */
export type InsightListingsTable = Rows['insight_listings'];

/** Cards whose rank may have changed. */
export type InsightStirsTable = Rows['insight_stirs'];

/** Cards that a member dismissed. */
export type InsightDismissalsTable = Rows['insight_dismissals'];

declare module '#platform/db/db.ts' {
  interface Tables {
    insights: InsightsTable;
    insight_listings: InsightListingsTable;
    insight_stirs: InsightStirsTable;
    insight_dismissals: InsightDismissalsTable;
  }
}
