import type { Context } from '#platform/http/context.ts';
import { auditWebhook } from './audit-webhook.ts';
import { lockWebhook, presentWebhook } from './webhooks.ts';

type Request = { params: { id: string }; body: { reason?: string | undefined } };

/** Pauses or resumes a webhook; repeating it changes nothing. `lockWebhook` checks the permission. */
export async function setState(ctx: Context, { params, body }: Request, state: 'active' | 'paused') {
  const webhook = await lockWebhook(ctx, params.id, body);
  // One that is off stays off until it is resumed.
  if (webhook.state === state || (webhook.state === 'off' && state === 'paused'))
    return { data: await presentWebhook(ctx, webhook) };
  const changed = await ctx.db
    .updateTable('webhooks')
    .set({ state, off_because: null, failing_since: null })
    .where('id', '=', webhook.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditWebhook(ctx, changed, state === 'active' ? 'resume' : 'pause', {
    reason: body.reason,
    before: { state: webhook.state },
    after: { state },
  });
  return { data: await presentWebhook(ctx, changed) };
}
