import { recordOpening, requireScope } from '#features/base/accounts/server/index.ts';
import { getPurchaseHistory, openedPurchase } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPurchase } from './present-purchases.ts';

/** Opens the history of a purchase for half an hour; the reason is in the audit log. */
export const openPurchase: UseCase<'POST /api/staff/purchases/{id}/open'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'finance');
  const { purchase } = await getPurchaseHistory(ctx, params.id);
  await recordOpening(ctx, openedPurchase(purchase.id), body.reason);
  return presentPurchase(ctx, params.id);
};
