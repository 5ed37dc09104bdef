import type { ColumnType, Generated } from 'kysely';
import type { PublicationState } from '#platform/contract/publication.ts';
import type { Language } from '#platform/language/language.ts';
import type { Refine, Rows } from '#platform/db/db.ts';

type Contents = { id: string; title: string }[];

/** One row per article, drafts and deleted ones included. */
export type BlogPostsTable = Refine<
  Rows['blog_posts'],
  {
    contents: ColumnType<Contents, string, string>;
    state: Generated<PublicationState>;
    language: ColumnType<Language, never, never>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    blog_posts: BlogPostsTable;
  }
}
