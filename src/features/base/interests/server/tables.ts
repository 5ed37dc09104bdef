import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#platform/language/language.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import type { Refine, Rows } from '#platform/db/db.ts';

type Translations = Partial<Record<Language, { name: string; description: string }>> | null;

/** A category set by editors; one that is not shown keeps its content. */
export type CategoriesTable = Refine<
  Rows['categories'],
  { state: Generated<PublicationState>; translations: ColumnType<Translations, string | null | undefined, string | null> }
>;

/** A hashtag with the spelling of its first use. */
export type HashtagsTable = Rows['hashtags'];

declare module '#platform/db/db.ts' {
  interface Tables {
    categories: CategoriesTable;
    hashtags: HashtagsTable;
  }
}
