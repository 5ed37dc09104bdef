import type { Context } from '#platform/http/context.ts';
import { findByTxnid, type PurchaseRow } from './find-purchase.ts';
import { isGenuine } from './protocol/hashes.ts';
import { getPaymentProvider } from './protocol/provider.ts';
import { settlePurchase } from './settle-purchase.ts';
import { storeEvent } from './store-event.ts';
import { isOpen } from './transitions.ts';

const MAX_FIELDS = 120;
const MAX_TEXT_LENGTH = 2000;

/** The single text fields of a body, without arrays, files and characters that the database cannot store. */
export function textFields(body: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body)
      .slice(0, MAX_FIELDS)
      .flatMap(([name, value]) =>
        typeof value === 'string' ? [[name.replaceAll('\0', ''), value.replaceAll('\0', '').slice(0, MAX_TEXT_LENGTH)]] : [],
      ),
  );
}

export type StoredResponse = { purchase: PurchaseRow; claimedSuccess: boolean };

/**
 * Stores a response that the provider posted, via the browser or directly: finds the purchase and checks the hash, so
 * that it will be settled, if necessary by the reconciler. Null when no purchase matches.
 */
export async function storeResponse(
  ctx: Context,
  source: 'browser' | 'webhook',
  body: Readonly<Record<string, unknown>>,
): Promise<StoredResponse | null> {
  const fields = textFields(body);
  const purchase = fields['txnid'] ? await findByTxnid(ctx, fields['txnid']) : undefined;
  if (!purchase) {
    ctx.log.warn({ source, requestId: ctx.request.id }, 'a payment response matches no purchase');
    return null;
  }
  const hasValidHash = isGenuine(getPaymentProvider(ctx.config), purchase.sent_fields, fields);
  if (!hasValidHash)
    ctx.log.warn(
      { source, purchase: purchase.id, requestId: ctx.request.id },
      'a payment response has no valid signature for this purchase',
    );
  await ctx.inTransaction(async (trx) => {
    await storeEvent(trx, purchase.id, { source, body: fields, hashOk: hasValidHash });
    // A response during a refund also triggers a check with the provider.
    if (!isOpen(purchase.status) && purchase.status !== 'refund_pending') return;
    await trx.db.updateTable('purchases').set({ next_check_at: ctx.clock.now() }).where('id', '=', purchase.id).execute();
  });
  return { purchase, claimedSuccess: hasValidHash && fields['status'] === 'success' };
}

/** Settles the purchase of a response, always by verifying with the provider. */
export async function settleResponse(ctx: Context, { purchase, claimedSuccess }: StoredResponse): Promise<void> {
  if (isOpen(purchase.status)) await settlePurchase(ctx, purchase.txnid, { claimedSuccess });
}
