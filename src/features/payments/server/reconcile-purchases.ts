import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { paymentProvider } from './protocol/provider.ts';
import { verifyPayments } from './protocol/verify-payment.ts';
import { applyVerification } from './settle-purchase.ts';

const BATCH = 20;
const LEASE_MS = 2 * 60_000;

declare module '#platform/server/tasks.ts' {
  interface Tasks {
    'payments.reconcile': Record<string, never>;
  }
}

/** Asks the provider about every purchase that is due; runs every minute. */
export async function reconcilePurchases(ctx: Context): Promise<void> {
  for (let due = await claimDue(ctx); due.length > 0; due = await claimDue(ctx)) {
    await settleBatch(ctx, due);
    if (due.length < BATCH) return;
  }
}

/** Takes due rows for this worker alone; should it end midway, they are due again after the lease. */
async function claimDue(ctx: Context): Promise<string[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .updateTable('purchases')
    .set({ next_check_at: new Date(now.getTime() + LEASE_MS), check_count: sql<number>`check_count + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('purchases')
        .select('id')
        .where('next_check_at', '<=', now)
        .where('status', 'in', ['created', 'pending', 'failure'])
        .orderBy('next_check_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning('txnid')
    .execute();
  return rows.map((row) => row.txnid);
}

async function settleBatch(ctx: Context, txnids: readonly string[]): Promise<void> {
  const [first, ...rest] = txnids;
  if (first === undefined) return;
  const answers = await verifyPayments(paymentProvider(ctx.config), [first, ...rest]);
  for (const [txnid, verification] of answers) {
    try {
      await applyVerification(ctx, txnid, verification, { claimedSuccess: false });
    } catch (error) {
      // One purchase that cannot be settled must not keep the others waiting.
      ctx.log.error({ err: error }, 'a purchase could not be settled and stays due');
    }
  }
}
