import type { ColumnType } from 'kysely';
import type { RecommendedType } from '../contract.ts';

/** What a member wants less of. */
export type FeedDismissalsTable = {
  user_id: string;
  item_type: RecommendedType;
  item_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
};

/** The things nearest to a thing, by who touched both. Nobody can be told from it. */
export type SimilarItemsTable = { item_type: string; item_id: string; similar_id: string; score: number };

/** How far a task has read a stream. */
export type FeedMarksTable = { name: string; at: Date };

declare module '#platform/db/db.ts' {
  interface Tables {
    feed_dismissals: FeedDismissalsTable;
    similar_items: SimilarItemsTable;
    feed_marks: FeedMarksTable;
  }
}
