import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseStatus } from '../contract.ts';
import { advanceRefund } from './advance-refund.ts';
import { getPaymentProvider } from './protocol/provider.ts';
import { verifyPayments } from './protocol/verify-payment.ts';
import { applyVerification } from './settle-purchase.ts';

const BATCH_SIZE = 20;
const LEASE_MS = 2 * 60_000;
const OPEN_STATUSES = ['created', 'pending', 'failure'] as const;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'payments.reconcile': Record<string, never>;
  }
}

/**
 * Checks every due purchase and one batch of due refunds with the provider; runs every minute. Stops early while the provider
 * is unreachable.
 */
export async function reconcilePurchases(ctx: Context): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    const due = await claimDue(ctx, OPEN_STATUSES);
    hasMore = (await settleBatch(ctx, due)) && due.length === BATCH_SIZE;
  }
  for (const { id, txnid } of await claimDue(ctx, ['refund_pending'])) {
    await advanceRefund(ctx, { purchaseId: id }).catch((error: unknown) =>
      ctx.log.warn({ err: error, txnid }, 'a refund could not be checked and stays due'),
    );
  }
}

type Due = { id: string; txnid: string };

/** Leases due rows to this worker; if it dies, they are due again after the lease. */
function claimDue(ctx: Context, statuses: readonly PurchaseStatus[]): Promise<Due[]> {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('purchases')
    .set({ next_check_at: new Date(now.getTime() + LEASE_MS), check_count: sql<number>`check_count + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('purchases')
        .select('id')
        .where('next_check_at', '<=', now)
        .where('status', 'in', statuses)
        .orderBy('next_check_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'txnid'])
    .execute();
}

/** Settles these purchases with the provider's data. Returns whether there were any and the provider could be reached. */
async function settleBatch(ctx: Context, due: readonly Due[]): Promise<boolean> {
  const [first, ...rest] = due.map(({ txnid }) => txnid);
  if (first === undefined) return false;
  const verifications = await verifyPayments(getPaymentProvider(ctx.config), [first, ...rest]);
  for (const [txnid, verification] of verifications) {
    try {
      await applyVerification(ctx, txnid, verification, { claimedSuccess: false });
    } catch (error) {
      // A purchase that fails to settle must not block the others.
      ctx.log.error({ err: error }, 'a purchase could not be settled and stays due');
    }
  }
  return [...verifications.values()].some(({ kind }) => kind !== 'unreachable');
}
