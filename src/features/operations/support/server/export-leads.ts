import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { leadReference, listLeads } from '#features/base/leads/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_ROWS = 100_000;

/** The messages that a list shows, as CSV. */
export const exportLeads: UseCase<'GET /api/staff/leads/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  await requireFreshSession(ctx);
  const { shown } = await listLeads(ctx, query, MAX_ROWS);
  const { find: _find, ...filter } = query;
  // Without what was searched for, which may be an address.
  await audit(ctx, { action: 'leads.export', objectType: 'leads', objectId: '', details: { rows: shown.length, ...filter } });
  return csvFile(
    'leads',
    {
      reference: leadReference,
      sent: ({ created_at }) => created_at.toISOString(),
      kind: ({ kind }) => kind,
      topic: ({ topic }) => topic,
      name: ({ name }) => name,
      email: ({ email }) => email,
      phone: ({ phone }) => phone,
      organisation: ({ organisation }) => organisation,
      message: ({ message }) => message,
      page: ({ page }) => page,
      state: ({ state }) => state,
      suspected: ({ suspected }) => (suspected ? 'yes' : 'no'),
      handled: ({ handled_at }) => handled_at?.toISOString() ?? '',
    },
    shown,
  );
};
