import type { Context } from '#platform/http/context.ts';

/** Whether a payment or refund of this member may still be in progress. Checks no permission. */
export async function hasOpenPurchase(ctx: Context, userId: string): Promise<boolean> {
  const open = await ctx.db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('next_check_at', 'is not', null), eb('status', '=', 'refund_pending')]))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
