import { packs } from '#features/catalogue/boards/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { publicationColumns } from './present-publication.ts';

/** The packs of a list as CSV, without their cards. */
export const exportPacks: UseCase<'GET /api/staff/packs/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'packs',
    object: { type: 'packs' },
    filter: query,
    load: async () => (await packs.list(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      title: ({ title }) => title,
      description: ({ description }) => description,
      categories: ({ categories }) => categories.join(', '),
      cards: ({ card_count }) => String(card_count),
      position: ({ position }) => String(position ?? ''),
      ...publicationColumns(ctx),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
