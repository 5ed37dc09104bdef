import type { Context } from '#platform/server/context.ts';
import { paymentProvider } from './protocol/provider.ts';
import { findRefund, requestRefund } from './protocol/refunds.ts';
import { storeEvent } from './store-event.ts';
import { tellRefund } from './tell-payer.ts';

declare module '#platform/server/tasks.ts' {
  interface Tasks {
    'payments.refund': { purchaseId: string };
  }
}

const FOLLOW_UP_SECONDS = 30 * 60;

/**
 * Brings one refund a step further: asks for it where the provider does not know it, then follows it to its end. The token is
 * fixed, so a retry after a lost answer finds the first request instead of making a second.
 */
export async function refundPurchase(ctx: Context, { purchaseId }: { purchaseId: string }): Promise<void> {
  const purchase = await ctx.db.selectFrom('purchases').selectAll().where('id', '=', purchaseId).executeTakeFirst();
  if (purchase?.status !== 'refund_pending' || !purchase.provider_ref || !purchase.refund_token) return;
  const provider = paymentProvider(ctx.config);
  const refund = { providerRef: purchase.provider_ref, token: purchase.refund_token, amountPaise: purchase.amount_paise };
  const state = await findRefund(provider, refund);
  if (state === 'unknown') {
    const answer = await requestRefund(provider, refund);
    await storeEvent(ctx, purchase.id, { source: 'refund', body: { ...answer, token: refund.token }, hashOk: null });
    if (!answer.accepted) throw new Error(`the refund was not accepted: ${answer.message}`);
  }
  if (state === 'unknown' || state === 'queued')
    return ctx.enqueue('payments.refund', { purchaseId }, { startAfterSeconds: FOLLOW_UP_SECONDS });
  await ctx.inTransaction(async (inside) => {
    const ended = await inside.db
      .updateTable('purchases')
      .set({ status: state === 'success' ? 'refunded' : 'refund_failed' })
      .where('id', '=', purchase.id)
      .where('status', '=', 'refund_pending')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    if (state === 'success') return tellRefund(inside, purchase);
    ctx.log.error({ alert: 'refund-failed', purchase: purchase.id }, 'the provider could not refund; a person has to');
  });
}
