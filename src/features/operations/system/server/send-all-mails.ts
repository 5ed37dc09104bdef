import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { sendAllMailsAgain } from './change-mail.ts';

/** Sends every e-mail again that was given up. */
export const sendAllMails: UseCase<'POST /api/staff/mails/send_all'> = async (ctx, { body }) => {
  requireScope(ctx, 'support');
  const count = await sendAllMailsAgain(ctx, { reason: body.reason });
  return { data: { id: 'mails', type: 'outcome', attributes: { count } } };
};
