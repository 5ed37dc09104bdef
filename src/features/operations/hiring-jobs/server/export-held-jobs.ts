import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentHeldJobs } from './present-held-jobs.ts';

/** The jobs that wait for staff, as CSV. */
export const exportHeldJobs: UseCase<'GET /api/staff/held_jobs/export'> = (ctx) =>
  exportRows(ctx, {
    scope: 'moderator',
    name: 'held-jobs',
    object: { type: 'job_drafts' },
    load: async () => (await presentHeldJobs(ctx, MAX_ROWS)).data,
    columns: {
      id: ({ id }) => id,
      title: ({ attributes }) => attributes.title,
      company: ({ attributes }) => attributes.company.name,
      held: ({ attributes }) => attributes.held_at,
      findings: ({ attributes }) => attributes.findings.map(({ kind }) => kind).join('; '),
      sentences: ({ attributes }) => attributes.findings.map(({ quote }) => quote).join('; '),
    },
  });
