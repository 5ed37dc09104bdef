import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadDelivery, presentDelivery } from './deliveries.ts';
import { getWebhook } from './webhooks.ts';

/** Sends a delivery again now, whatever came of it; one that is being sent is left alone. 409 while its webhook is paused or off. */
export const resendDelivery: UseCase<'POST /api/webhook_deliveries/{id}/resend'> = async (ctx, { params }) => {
  signedIn(ctx);
  const delivery = await ctx.db
    .selectFrom('webhook_deliveries')
    .select(['id', 'webhook_id'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!delivery) throw notFound('webhook');
  const { state } = await getWebhook(ctx, delivery.webhook_id);
  if (state !== 'active') throw conflict('webhook-not-active');
  const now = ctx.clock.now();
  const changed = await ctx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', waits: 0, due_at: now, finished_at: null })
    .where('id', '=', delivery.id)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) await ctx.enqueue('webhooks.send', { id: delivery.id });
  return { data: presentDelivery(await loadDelivery(ctx, delivery.id)) };
};
