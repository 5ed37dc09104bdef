import { leadReference, listLeads } from '#features/base/leads/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The messages that a list shows, as CSV. */
export const exportLeads: UseCase<'GET /api/staff/leads/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'support',
    name: 'leads',
    object: { type: 'leads' },
    filter: query,
    load: async () => (await listLeads(ctx, query, MAX_ROWS)).shown,
    columns: {
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
  });
