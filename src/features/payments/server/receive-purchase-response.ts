import type { UseCase } from '#platform/server/http.ts';
import { receiveAnswer } from './receive-answer.ts';
import { statusPath } from './status-path.ts';

/** The payer comes back: whatever was posted, they land on the page of their purchase, or at home when there is none. */
export const receivePurchaseResponse: UseCase<'POST /api/purchases/purchase_response'> = async (ctx, { body }) => {
  // public: posted by the provider's page, believed only after asking the provider
  const purchase = await receiveAnswer(ctx, 'browser', body);
  return { location: purchase ? statusPath(purchase) : '/' };
};
