import { listStaffJobs } from '#features/catalogue/jobs/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentJobItem } from './present-jobs.ts';

/** The jobs that a list shows, as CSV. */
export const exportJobs: UseCase<'GET /api/staff/jobs/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'jobs',
    object: { type: 'jobs' },
    filter: query,
    load: async () => (await listStaffJobs(ctx, { ...query, origin: query.type }, MAX_ROWS)).shown.map(presentJobItem),
    columns: {
      id: ({ id }) => id,
      title: ({ attributes }) => attributes.title,
      slug: ({ attributes }) => attributes.slug,
      company: ({ attributes }) => attributes.company.name,
      location: ({ attributes }) => attributes.location,
      posted: ({ attributes }) => attributes.posted_on,
      last_day: ({ attributes }) => attributes.valid_until,
      from: ({ attributes }) => attributes.origin,
      state: ({ attributes }) => attributes.state,
      entries: ({ attributes }) => attributes.entries,
    },
  });
