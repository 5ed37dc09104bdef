import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A subject of the editors; a retired one is shown nowhere, but what was filed under it stays. */
export type CategoriesTable = {
  id: Generated<string>;
  slug: string;
  name: string;
  family: string;
  description: Generated<string>;
  position: Generated<number>;
  retired: Generated<boolean>;
  created_at: Stamp;
};

/** A hashtag as it was first written. */
export type HashtagsTable = { slug: string; name: string; created_at: Stamp };

declare module '#platform/db/db.ts' {
  interface Tables {
    categories: CategoriesTable;
    hashtags: HashtagsTable;
  }
}
