import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { getPurchaseHistory, refundByOperator } from '#features/base/payments/server/index.ts';
import { problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPurchase, stateOf } from './present-purchases.ts';

/** Refunds what was paid; the server follows the refund until it completes, and the payer is told. */
export const refundPurchase: UseCase<'POST /api/staff/purchases/{id}/refund'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'finance');
  await requireFreshSession(ctx);
  const { purchase } = await getPurchaseHistory(ctx, params.id);
  if (stateOf(purchase) !== body.state) throw problem(412, 'purchase-changed-meanwhile');
  await refundByOperator(ctx, { txnidOrNumber: purchase.txnid, note: body.reason });
  return presentPurchase(ctx, params.id);
};
