import type { Rows } from '#platform/db/db.ts';

/** `author_id` is null only for placeholders of a deleted account's comments that have replies. */
export type CommentsTable = Rows['comments'];

declare module '#platform/db/db.ts' {
  interface Tables {
    comments: CommentsTable;
  }
}
