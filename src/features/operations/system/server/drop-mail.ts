import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { dropFailedMail } from './change-mail.ts';

/** Gives an e-mail up for good. */
export const dropMail: UseCase<'POST /api/staff/mails/{id}/drop'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'support');
  await dropFailedMail(ctx, { id: params.id, reason: body.reason });
  return { data: { id: params.id, type: 'outcome', attributes: { count: 1 } } };
};
