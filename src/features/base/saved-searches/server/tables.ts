import type { ColumnType, Generated } from 'kysely';
import type { SavedKind } from '../contract.ts';

export type Filters = Record<string, string[]>;

/** A search that a member keeps. */
export type SavedSearchesTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  kind: SavedKind;
  query: string;
  filters: ColumnType<Filters, string, string>;
  alerts: Generated<boolean>;
  seen_at: Date;
  told_at: Date;
  feed_hash: Buffer | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    saved_searches: SavedSearchesTable;
  }
}
