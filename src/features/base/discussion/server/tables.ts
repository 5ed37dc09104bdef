import type { Rows } from '#platform/db/db.ts';

/** `author_id` is null only where a deleted account's comment had been answered: a trace without text. */
export type CommentsTable = Rows['comments'];

declare module '#platform/db/db.ts' {
  interface Tables {
    comments: CommentsTable;
  }
}
