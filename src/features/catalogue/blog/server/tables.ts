import type { ColumnType } from 'kysely';

type Contents = { id: string; title: string }[];

/** One row per article. */
export type BlogPostsTable = {
  slug: string;
  title: string;
  summary: string;
  body: string;
  contents: ColumnType<Contents, string, string>;
  category: string;
  tags: string[];
  tag_slugs: string[];
  skill_ids: string[];
  family: string | null;
  minutes: number;
  published_on: string;
  updated_on: string | null;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    blog_posts: BlogPostsTable;
  }
}
