import type { ColumnType, Generated } from 'kysely';

/** One thing told to one member; (user, occasion) is told once. */
export type NotificationsTable = {
  id: Generated<string>;
  sequence: Generated<number>;
  user_id: string;
  kind: string;
  occasion: string;
  facts: ColumnType<Record<string, string>, string, never>;
  url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  read_at: ColumnType<Date | null, never, Date>;
};

declare module '#platform/server/db.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}
