import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** `author_id` is null only where a deleted account's comment had been answered: a trace without text. */
export type CommentsTable = {
  id: Generated<string>;
  sequence: Generated<number>;
  commentable_type: string;
  commentable_id: string;
  parent_id: string | null;
  author_id: string | null;
  body: string;
  created_at: Stamp;
  edited_at: Date | null;
  deleted_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    comments: CommentsTable;
  }
}
