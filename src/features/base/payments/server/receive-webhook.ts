import type { UseCase } from '#platform/http/http.ts';
import { storeResponse, settleResponse } from './receive-response.ts';

/** The provider's webhook. On an error, for example without the database, the provider retries. */
export const receiveWebhook: UseCase<'POST /api/purchases/webhook'> = async (ctx, { body }) => {
  // public: posted by the provider's server, trusted only after verification
  const stored = await storeResponse(ctx, 'webhook', body);
  if (stored) await settleResponse(ctx, stored);
  return { received: true };
};
