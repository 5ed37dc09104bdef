import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listFailedMails } from '#platform/mail/failed-mails.ts';

/** The e-mails that a list shows, as CSV. */
export const exportMails: UseCase<'GET /api/staff/mails/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'support',
    name: 'mails',
    file: 'mail',
    object: { type: 'mails' },
    filter: query,
    load: async () => (await listFailedMails(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      failed: ({ failed_at }) => failed_at.toISOString(),
      recipient: ({ recipient }) => recipient,
      member: ({ user_id }) => (user_id === null ? 'no' : 'yes'),
      subject: ({ subject }) => subject,
      attempts: ({ attempts }) => attempts,
      error: ({ error }) => error,
    },
  });
