import { listStaffPosts } from '#features/catalogue/blog/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import { publicationAt } from '#platform/db/publication.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The articles of a list as CSV, without their texts. */
export const exportArticles: UseCase<'GET /api/staff/articles/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'articles',
    object: { type: 'articles' },
    filter: query,
    load: async () => (await listStaffPosts(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      state: (row) => publicationAt(ctx.clock.now(), row),
      title: ({ title }) => title,
      summary: ({ summary }) => summary,
      category: ({ category }) => category,
      tags: ({ tags }) => tags.join(', '),
      published_on: ({ published_on }) => published_on,
      starts: ({ starts_at }) => starts_at?.toISOString() ?? '',
      ends: ({ ends_at }) => ends_at?.toISOString() ?? '',
      changed: ({ changed_at }) => changed_at.toISOString(),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
