import { posts } from '#features/catalogue/blog/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { publicationColumns } from './present-publication.ts';

/** The articles of a list as CSV, without their texts. */
export const exportArticles: UseCase<'GET /api/staff/articles/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'articles',
    object: { type: 'articles' },
    filter: query,
    load: async () => (await posts.list(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      title: ({ title }) => title,
      summary: ({ summary }) => summary,
      category: ({ category }) => category,
      tags: ({ tags }) => tags.join(', '),
      published_on: ({ published_on }) => published_on,
      ...publicationColumns(ctx),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
