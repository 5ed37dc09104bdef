import type { ColumnType, Generated } from 'kysely';
import type { SearchKind } from '../contract.ts';

type Json<T> = ColumnType<T, string, string>;

/** One thing that everybody may find. */
export type SearchDocsTable = {
  id: Generated<number>;
  kind: SearchKind;
  ref: string;
  path: string;
  title: string;
  meta: string[];
  text: string;
  cover: string;
  facets: Json<Record<string, string>>;
  hot: number;
  key: string;
  title_words: string;
  words: string;
};

/** Words of titles; `uses` counts how often one was written, and is there to compare by. */
export type SearchVocabularyTable = { word: string; uses: Generated<number> };

/** Things to read anew; triggers on the tables of other features add to it. */
export type SearchChangesTable = { id: Generated<number>; kind: SearchKind; ref: string };

declare module '#platform/server/db.ts' {
  interface Tables {
    search_docs: SearchDocsTable;
    search_vocabulary: SearchVocabularyTable;
    search_changes: SearchChangesTable;
  }
}
