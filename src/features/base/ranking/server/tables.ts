import type { Refine, Rows } from '#platform/db/db.ts';
import type { RecommendedType } from '../contract.ts';

/** An item that a member dismissed. */
export type FeedDismissalsTable = Refine<
  Rows['feed_dismissals'],
  {
    item_type: RecommendedType;
  }
>;

/** The most similar items of an item. Reveals no single member. */
export type SimilarItemsTable = Rows['similar_items'];

/** How far a background task has processed a stream of rows. */
export type FeedMarksTable = Rows['feed_marks'];

/** Members' interactions with items; a view. */
export type InteractionsView = Rows['interactions'];

declare module '#platform/db/db.ts' {
  interface Tables {
    feed_dismissals: FeedDismissalsTable;
    similar_items: SimilarItemsTable;
    feed_marks: FeedMarksTable;
    interactions: InteractionsView;
  }
}
