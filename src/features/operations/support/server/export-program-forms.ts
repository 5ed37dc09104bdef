import { listSentForms } from '#features/member/program-applications/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const PAISE = 100;

/** The applications that a list shows, as CSV; without what the applicants wrote. */
export const exportProgramForms: UseCase<'GET /api/staff/application_forms/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'support',
    name: 'application-forms',
    file: 'program-applications',
    object: { type: 'application_forms' },
    filter: query,
    load: async () => (await listSentForms(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      sent: ({ submitted_at }) => submitted_at?.toISOString() ?? '',
      program: ({ title }) => title,
      provider: ({ provider }) => provider,
      member: ({ slug }) => slug,
      status: ({ status }) => status,
      paid_inr: ({ paid_paise }) => (paid_paise === null ? null : paid_paise / PAISE),
      returned: ({ returned_at }) => (returned_at === null ? 'no' : 'yes'),
    },
  });
