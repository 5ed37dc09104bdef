import type { Rows } from '#platform/db/db.ts';

/** A category set by editors; a retired one is no longer shown, but its content stays. */
export type CategoriesTable = Rows['categories'];

/** A hashtag with the spelling of its first use. */
export type HashtagsTable = Rows['hashtags'];

declare module '#platform/db/db.ts' {
  interface Tables {
    categories: CategoriesTable;
    hashtags: HashtagsTable;
  }
}
