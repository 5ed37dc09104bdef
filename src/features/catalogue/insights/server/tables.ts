import type { ColumnType } from 'kysely';
import type { PublicationState } from '#platform/contract/publication.ts';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Language } from '#platform/language/language.ts';

/**
 * One row per card. Without `author_id` it is by the editors; without `published_at`, or taken back, it is a draft. `state` is
 * computed from these columns, and `language` from the title.
 */
export type InsightsTable = Refine<
  Rows['insights'],
  { state: ColumnType<PublicationState, never, never>; language: ColumnType<Language, never, never> }
>;

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
