import { categories } from '#features/base/interests/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { publicationColumns } from './present-publication.ts';

/** The communities of a list as CSV, without their texts. */
export const exportCommunities: UseCase<'GET /api/staff/communities/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'communities',
    object: { type: 'communities' },
    filter: query,
    load: async () => (await categories.list(ctx, query, MAX_ROWS)).shown,
    columns: {
      slug: ({ slug }) => slug,
      name: ({ name }) => name,
      description: ({ description }) => description,
      family: ({ family }) => family,
      position: ({ position }) => String(position),
      ...publicationColumns(ctx),
      from_file: ({ by_editors }) => (by_editors ? 'no' : 'yes'),
    },
  });
