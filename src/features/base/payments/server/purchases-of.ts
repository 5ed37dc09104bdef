import type { Context } from '#platform/http/context.ts';

/** The latest purchases of a member, for staff. Checks no permission. */
export const listPurchasesOf = (ctx: Context, userId: string, limit: number) =>
  ctx.db
    .selectFrom('purchases')
    .select(['id', 'txnid', 'title', 'status', 'amount_paise', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** What members have paid in paise and was not returned, by member. Checks no permission. */
export async function sumPaid(ctx: Context, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('purchases')
    .select(({ fn }) => ['user_id', fn.sum<number>('amount_paise').as('paid')])
    .where('user_id', 'in', [...userIds])
    .where('status', '=', 'success')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, paid }) => [user_id, Number(paid)]));
}
