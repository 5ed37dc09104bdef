import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadDelivery, presentDelivery } from './deliveries.ts';
import { queueTest } from './queue-event.ts';
import { getWebhook } from './webhooks.ts';

/** Sends a test event to one webhook; 409 while it is paused or off. */
export const sendTest: UseCase<'POST /api/webhooks/{id}/test'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { id, state } = await getWebhook(ctx, params.id);
  if (state !== 'active') throw conflict('webhook-not-active');
  return { data: presentDelivery(await loadDelivery(ctx, await queueTest(ctx, id))) };
};
