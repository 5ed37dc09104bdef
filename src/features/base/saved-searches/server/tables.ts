import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { SavedKind } from '../contract.ts';

export type Filters = Record<string, string[]>;

/** A member's saved search. */
export type SavedSearchesTable = Refine<
  Rows['saved_searches'],
  {
    kind: SavedKind;
    filters: ColumnType<Filters, string, string>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    saved_searches: SavedSearchesTable;
  }
}
