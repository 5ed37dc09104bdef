import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditWebhook } from './audit-webhook.ts';
import { lockWebhook } from './webhooks.ts';

/** Deletes a webhook with its deliveries; nothing of it is sent any more. */
export const deleteWebhook: UseCase<'DELETE /api/webhooks/{id}'> = async (ctx, { params, query }) => {
  signedIn(ctx);
  const webhook = await lockWebhook(ctx, params.id, query);
  await ctx.db.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
  await auditWebhook(ctx, webhook, 'delete', { reason: query.reason });
};
