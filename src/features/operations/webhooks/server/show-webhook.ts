import type { UseCase } from '#platform/http/http.ts';
import { getWebhook, presentWebhook } from './webhooks.ts';

/** One webhook, for its owners. */
export const showWebhook: UseCase<'GET /api/webhooks/{id}'> = async (ctx, { params }) => ({
  data: await presentWebhook(ctx, await getWebhook(ctx, params.id)),
});
