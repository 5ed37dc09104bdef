import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { getPurchaseHistory, isOpen, settlePurchase } from '#features/base/payments/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPurchase } from './present-purchases.ts';

/** Asks the provider about a purchase whose payment may still succeed, and applies its answer. */
export const checkPurchase: UseCase<'POST /api/staff/purchases/{id}/check'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'finance');
  const { purchase } = await getPurchaseHistory(ctx, params.id);
  if (!isOpen(purchase.status)) throw conflict('purchase-changed');
  await settlePurchase(ctx, purchase.txnid, { claimedSuccess: false });
  const settled = (await getPurchaseHistory(ctx, params.id)).purchase;
  await audit(ctx, {
    action: 'purchase.check',
    objectType: 'purchase',
    objectId: purchase.id,
    details: { before: { status: purchase.status }, after: { status: settled.status }, reason: body.reason },
  });
  return presentPurchase(ctx, params.id);
};
