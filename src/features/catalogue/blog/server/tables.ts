import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';

type Contents = { id: string; title: string }[];

/** One row per article. */
export type BlogPostsTable = Refine<
  Rows['blog_posts'],
  {
    contents: ColumnType<Contents, string, string>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    blog_posts: BlogPostsTable;
  }
}
