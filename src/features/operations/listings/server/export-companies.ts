import { listStaffCompanies } from '#features/catalogue/jobs/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCompanyItem } from './present-companies.ts';

/** The companies that a list shows, as CSV. */
export const exportCompanies: UseCase<'GET /api/staff/companies/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'companies',
    object: { type: 'companies' },
    filter: query,
    load: async () => (await listStaffCompanies(ctx, query, MAX_ROWS)).shown.map(presentCompanyItem),
    columns: {
      id: ({ id }) => id,
      name: ({ attributes }) => attributes.name,
      slug: ({ attributes }) => attributes.slug,
      website: ({ attributes }) => attributes.website,
      location: ({ attributes }) => attributes.location,
      about: ({ attributes }) => attributes.about,
      state: ({ attributes }) => attributes.state,
      jobs: ({ attributes }) => attributes.jobs,
      open_jobs: ({ attributes }) => attributes.open_jobs,
      added: ({ attributes }) => attributes.added_at,
    },
  });
