import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A card. Without an author it is the editors'; without `published_at` it is a draft. */
export type InsightsTable = {
  id: Generated<number>;
  slug: string;
  author_id: string | null;
  title: Generated<string>;
  summary: Generated<string>;
  body: Generated<string>;
  body_version: number;
  category_id: string | null;
  hashtags: Generated<string[]>;
  tag_words: Generated<string>;
  source_url: string | null;
  cover: string;
  minutes: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
  published_at: Date | null;
  deleted_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
};

/** Where a card that everybody may see is listed, with its rank. */
export type InsightListingsTable = { topic: string; insight_id: number; hot: number; published_at: Date };

/** Cards whose rank may have changed. */
export type InsightStirsTable = { id: Generated<number>; slug: string };

/** What a member wants less of. */
export type InsightDismissalsTable = { user_id: string; insight_id: number; created_at: Stamp };

declare module '#platform/db/db.ts' {
  interface Tables {
    insights: InsightsTable;
    insight_listings: InsightListingsTable;
    insight_stirs: InsightStirsTable;
    insight_dismissals: InsightDismissalsTable;
  }
}
