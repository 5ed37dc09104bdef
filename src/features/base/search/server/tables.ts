import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { MeaningKind, SearchKind } from '../contract.ts';

type Json<T> = ColumnType<T, string, string>;

/** An indexed item, for matching. */
export type SearchDocsTable = Refine<
  Rows['search_docs'],
  {
    kind: SearchKind;
    facets: Json<Record<string, string>>;
  }
>;

/** The item's display fields. `changed_at`: when its public content last changed. */
export type SearchFacesTable = Rows['search_faces'];

/** The popularity threshold of a tier, by type. */
export type SearchTiersTable = Refine<
  Rows['search_tiers'],
  {
    kind: SearchKind;
  }
>;

/** The number of documents containing a stem. */
export type SearchLexemesTable = Rows['search_lexemes'];

/** The number of documents, also by kind, and their average number of distinct words. */
export type SearchTotalsTable = Refine<Rows['search_totals'], { docs_by_kind: Json<Record<string, number>> }>;

/** Title words for corrections; `uses` is a relative frequency. */
export type SearchVocabularyTable = Rows['search_vocabulary'];

/** The indexing queue; triggers on other features' tables add to it. */
export type SearchChangesTable = Refine<
  Rows['search_changes'],
  {
    kind: SearchKind;
  }
>;

/** Words that staff added, also those that were taken away. */
export type SearchWordsTable = Refine<Rows['search_words'], { kind: MeaningKind }>;

declare module '#platform/db/db.ts' {
  interface Tables {
    search_docs: SearchDocsTable;
    search_faces: SearchFacesTable;
    search_tiers: SearchTiersTable;
    search_lexemes: SearchLexemesTable;
    search_totals: SearchTotalsTable;
    search_vocabulary: SearchVocabularyTable;
    search_changes: SearchChangesTable;
    search_words: SearchWordsTable;
  }
}
