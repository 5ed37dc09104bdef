import type { ColumnType, Generated } from 'kysely';
import type { SearchKind } from '../contract.ts';

type Json<T> = ColumnType<T, string, string>;

/** One thing that everybody may find, as it is compared. */
export type SearchDocsTable = {
  id: Generated<number>;
  kind: SearchKind;
  ref: string;
  hot: number;
  tier: Generated<number>;
  facets: Json<Record<string, string>>;
  key: string;
  title_words: string;
  words: string;
  found_at: Date;
};

/** The same as it is shown. */
export type SearchFacesTable = {
  doc_id: number;
  path: string;
  title: string;
  meta: string[];
  text: string;
  cover: string;
  /** When what everybody may read of it last changed. */
  changed_at: Generated<Date>;
};

/** The last of a kind that belongs to a tier. */
export type SearchTiersTable = { kind: SearchKind; tier: number; hot: number; doc_id: number };

/** In how many things a stem occurs. */
export type SearchLexemesTable = { lexeme: string; docs: number };

/** How many things there are, and how many different words each has on average. */
export type SearchTotalsTable = { one: Generated<boolean>; docs: number; words_each: number };

/** Words of titles; `uses` counts how often one was written, and is there to compare by. */
export type SearchVocabularyTable = { word: string; uses: Generated<number> };

/** Things to read anew; triggers on the tables of other features add to it. */
export type SearchChangesTable = { id: Generated<number>; kind: SearchKind; ref: string };

declare module '#platform/db/db.ts' {
  interface Tables {
    search_docs: SearchDocsTable;
    search_faces: SearchFacesTable;
    search_tiers: SearchTiersTable;
    search_lexemes: SearchLexemesTable;
    search_totals: SearchTotalsTable;
    search_vocabulary: SearchVocabularyTable;
    search_changes: SearchChangesTable;
  }
}
