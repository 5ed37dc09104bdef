import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { sendMailAgain } from './change-mail.ts';

/** Sends an e-mail again that was given up. */
export const sendMail: UseCase<'POST /api/staff/mails/{id}/send'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'support');
  await sendMailAgain(ctx, { id: params.id, reason: body.reason });
  return { data: { id: params.id, type: 'outcome', attributes: { count: 1 } } };
};
