import { campaigns } from '#features/catalogue/campaigns/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { publicationColumns } from './present-publication.ts';

/** The contests of a list as CSV, without their texts. */
export const exportCampaigns: UseCase<'GET /api/staff/campaigns/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'campaigns',
    object: { type: 'campaigns' },
    filter: query,
    load: async () => (await campaigns.list(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      title_en: ({ title_en }) => title_en,
      title_hi: ({ title_hi }) => title_hi,
      hashtag: ({ hashtag }) => hashtag,
      first_day: ({ opens_on }) => opens_on,
      last_day: ({ closes_on }) => closes_on,
      results: ({ results_on }) => results_on,
      example: ({ sample }) => (sample ? 'yes' : 'no'),
      ...publicationColumns(ctx),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
