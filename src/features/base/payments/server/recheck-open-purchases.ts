import type { Context } from '#platform/http/context.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

const DAY_MS = 86_400_000;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'payments.catch-up': Record<string, never>;
  }
}

/**
 * At startup, checks every created or pending purchase of the last day at once, since responses may have been missed while
 * the process was down.
 */
export async function recheckOpenPurchases(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('purchases')
    .set({ next_check_at: now })
    .where('status', 'in', ['created', 'pending'])
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .execute();
  await reconcilePurchases(ctx);
}
