import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { SearchKind } from '../contract.ts';

type Json<T> = ColumnType<T, string, string>;

/** One thing that everybody may find, as it is compared. */
export type SearchDocsTable = Refine<
  Rows['search_docs'],
  {
    kind: SearchKind;
    facets: Json<Record<string, string>>;
  }
>;

/**
 * The same as it is shown.
 * `changed_at`: When what everybody may read of it last changed.
 */
export type SearchFacesTable = Rows['search_faces'];

/** The last of a kind that belongs to a tier. */
export type SearchTiersTable = Refine<
  Rows['search_tiers'],
  {
    kind: SearchKind;
  }
>;

/** In how many things a stem occurs. */
export type SearchLexemesTable = Rows['search_lexemes'];

/** How many things there are, and how many different words each has on average. */
export type SearchTotalsTable = Rows['search_totals'];

/** Words of titles; `uses` counts how often one was written, and is there to compare by. */
export type SearchVocabularyTable = Rows['search_vocabulary'];

/** Things to read anew; triggers on the tables of other features add to it. */
export type SearchChangesTable = Refine<
  Rows['search_changes'],
  {
    kind: SearchKind;
  }
>;

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
