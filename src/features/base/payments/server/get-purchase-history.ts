import { memberRows } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** A purchase with everything that happened to it, the first event first. Checks no permission. */
export async function getPurchaseHistory(ctx: Context, id: string) {
  const purchase = await ctx.db
    .selectFrom('purchases')
    .innerJoin(memberRows(ctx).as('members'), 'members.id', 'purchases.user_id')
    .selectAll('purchases')
    .select(['members.slug', 'members.name'])
    .where('purchases.id', '=', id)
    .executeTakeFirst();
  if (!purchase) throw notFound('purchase');
  const [events, refund] = await Promise.all([
    ctx.db
      .selectFrom('purchase_events')
      .select(['source', 'body', 'hash_ok', 'received_at'])
      .where('purchase_id', '=', id)
      .orderBy('id')
      .execute(),
    ctx.db.selectFrom('refunds').selectAll().where('purchase_id', '=', id).executeTakeFirst(),
  ]);
  return { purchase, events, refund };
}

export type PurchaseHistory = Awaited<ReturnType<typeof getPurchaseHistory>>;
