import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addWebhook, requireCallable } from './add-webhook.ts';

/** Adds a webhook of the site; the response is the only place where its secret is ever shown. */
export const addSiteWebhook: UseCase<'POST /api/staff/webhooks'> = async (ctx, { body }) => {
  requireScope(ctx, 'administrator');
  await requireCallable(ctx, body.url);
  return ctx.inTransaction((trx) => addWebhook(trx, null, body, body.reason));
};
