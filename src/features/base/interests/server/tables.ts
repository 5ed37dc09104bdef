import type { Rows } from '#platform/db/db.ts';

/** A subject of the editors; a retired one is shown nowhere, but what was filed under it stays. */
export type CategoriesTable = Rows['categories'];

/** A hashtag as it was first written. */
export type HashtagsTable = Rows['hashtags'];

declare module '#platform/db/db.ts' {
  interface Tables {
    categories: CategoriesTable;
    hashtags: HashtagsTable;
  }
}
