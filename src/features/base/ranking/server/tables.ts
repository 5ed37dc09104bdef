import type { Refine, Rows } from '#platform/db/db.ts';
import type { RecommendedType } from '../contract.ts';

/** What a member wants less of. */
export type FeedDismissalsTable = Refine<
  Rows['feed_dismissals'],
  {
    item_type: RecommendedType;
  }
>;

/** The things nearest to a thing, by who touched both. Nobody can be told from it. */
export type SimilarItemsTable = Rows['similar_items'];

/** How far a task has read a stream. */
export type FeedMarksTable = Rows['feed_marks'];

/** Who touched what, for relating things; a view. */
export type InteractionsView = Rows['interactions'];

declare module '#platform/db/db.ts' {
  interface Tables {
    feed_dismissals: FeedDismissalsTable;
    similar_items: SimilarItemsTable;
    feed_marks: FeedMarksTable;
    interactions: InteractionsView;
  }
}
