import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { listSentForms } from '#features/member/program-applications/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_ROWS = 100_000;
const PAISE = 100;

/** The applications that a list shows, as CSV; without what the applicants wrote. */
export const exportProgramForms: UseCase<'GET /api/staff/application_forms/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  await requireFreshSession(ctx);
  const { shown } = await listSentForms(ctx, query, MAX_ROWS);
  const { find: _find, ...filter } = query;
  // Without what was searched for, which may be an address.
  await audit(ctx, {
    action: 'application-forms.export',
    objectType: 'application_forms',
    objectId: '',
    details: { rows: shown.length, ...filter },
  });
  return csvFile(
    'program-applications',
    {
      id: ({ id }) => id,
      sent: ({ submitted_at }) => submitted_at?.toISOString() ?? '',
      program: ({ title }) => title,
      provider: ({ provider }) => provider,
      member: ({ slug }) => slug,
      status: ({ status }) => status,
      paid_inr: ({ paid_paise }) => (paid_paise === null ? null : paid_paise / PAISE),
      returned: ({ returned_at }) => (returned_at === null ? 'no' : 'yes'),
    },
    shown,
  );
};
