import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listSentApplications } from './select-job-applications.ts';

/** The applications that a list shows, as CSV; without what the applicants sent. */
export const exportJobApplications: UseCase<'GET /api/staff/job_applications/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'support',
    name: 'job-applications',
    object: { type: 'job_applications' },
    filter: query,
    load: async () => (await listSentApplications(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      sent: ({ created_at }) => created_at.toISOString(),
      job: ({ title }) => title,
      company: ({ company }) => company,
      member: ({ slug }) => slug,
      status: ({ status }) => status,
    },
  });
