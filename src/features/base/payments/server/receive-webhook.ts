import type { UseCase } from '#platform/http/http.ts';
import { storeResponse, settleResponse } from './receive-response.ts';

/** The provider tells us directly. An error here makes it try again, which is what we want while the database is away. */
export const receiveWebhook: UseCase<'POST /api/purchases/webhook'> = async (ctx, { body }) => {
  // public: posted by the provider's server, believed only after asking the provider
  const noted = await storeResponse(ctx, 'webhook', body);
  if (noted) await settleResponse(ctx, noted);
  return { received: true };
};
