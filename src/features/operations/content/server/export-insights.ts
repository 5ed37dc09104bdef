import { editorsInsights } from '#features/catalogue/insights/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { publicationColumns } from './present-publication.ts';

/** The insights of a list as CSV, without their texts. */
export const exportInsights: UseCase<'GET /api/staff/insights/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'insights',
    object: { type: 'insights' },
    filter: query,
    load: async () => (await editorsInsights.list(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      title: ({ title }) => title,
      summary: ({ summary }) => summary,
      hashtags: ({ hashtags }) => hashtags.join(', '),
      ...publicationColumns(ctx),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
