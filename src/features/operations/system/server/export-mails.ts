import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listFailedMails } from '#platform/mail/failed-mails.ts';

const MAX_ROWS = 100_000;

/** The e-mails that a list shows, as CSV. */
export const exportMails: UseCase<'GET /api/staff/mails/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  await requireFreshSession(ctx);
  const { shown } = await listFailedMails(ctx, query, MAX_ROWS);
  // Without what was searched for, which may be an address.
  await audit(ctx, { action: 'mails.export', objectType: 'mails', objectId: '', details: { rows: shown.length } });
  return csvFile(
    'mail',
    {
      id: ({ id }) => id,
      failed: ({ failed_at }) => failed_at.toISOString(),
      recipient: ({ recipient }) => recipient,
      member: ({ user_id }) => (user_id === null ? 'no' : 'yes'),
      subject: ({ subject }) => subject,
      attempts: ({ attempts }) => attempts,
      error: ({ error }) => error,
    },
    shown,
  );
};
