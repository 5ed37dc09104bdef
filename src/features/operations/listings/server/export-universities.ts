import { listStaffUniversities } from '#features/catalogue/programs/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentUniversityItem } from './present-universities.ts';

/** The universities that a list shows, as CSV. */
export const exportUniversities: UseCase<'GET /api/staff/universities/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'universities',
    object: { type: 'universities' },
    filter: query,
    load: async () => (await listStaffUniversities(ctx, query, MAX_ROWS)).shown.map(presentUniversityItem),
    columns: {
      id: ({ id }) => id,
      code: ({ attributes }) => attributes.code,
      name: ({ attributes }) => attributes.name,
      city: ({ attributes }) => attributes.city,
      country: ({ attributes }) => attributes.country,
      region: ({ attributes }) => attributes.region,
      kind: ({ attributes }) => attributes.kind,
      website: ({ attributes }) => attributes.website,
      about: ({ attributes }) => attributes.about,
      state: ({ attributes }) => attributes.state,
      programs: ({ attributes }) => attributes.programs,
      shown_programs: ({ attributes }) => attributes.shown_programs,
      added: ({ attributes }) => attributes.added_at,
    },
  });
