import { sql, type SqlBool } from 'kysely';
import { matchingAccounts, memberRows } from '#features/base/accounts/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchaseStatus } from '../contract.ts';

type Filter = { find: string; state?: PurchaseStatus | 'held' | undefined };

/**
 * The ids of purchases found by number, payment reference or member. Each part of the union has an index; `or` between them would
 * read the whole table. Checks no permission.
 */
export const matchingPurchases = (ctx: Context, find: string) => {
  const ids = ctx.db.selectFrom('purchases').select('id');
  return ids
    .where(
      sql<SqlBool>`(txnid || ' ' || coalesce(invoice_number, '') || ' ' || coalesce(provider_ref, '')) ilike ${containsPattern(find)}`,
    )
    .union(ids.where('user_id', 'in', matchingAccounts(ctx, find)));
};

const selectPurchases = (ctx: Context, { find, state }: Filter) =>
  ctx.db
    .selectFrom('purchases')
    .$if(find !== '', (qb) => qb.where('purchases.id', 'in', matchingPurchases(ctx, find)))
    .$if(state === 'held', (qb) => qb.where('held_because', 'is not', null))
    .$if(state !== undefined && state !== 'held', (qb) => qb.where('status', '=', state as PurchaseStatus));

/** Purchases of all members, the newest first, found by number, payment reference or member. Checks no permission. */
export async function listAllPurchases(ctx: Context, filter: Filter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectPurchases(ctx, filter)
    .innerJoin(memberRows(ctx).as('members'), 'members.id', 'purchases.user_id')
    .select([
      'purchases.id',
      'purchases.created_at',
      'title',
      'txnid',
      'amount_paise',
      'status',
      'held_because',
      'invoice_number',
      'provider_ref',
      'payment_type',
      'members.slug',
      'members.name',
    ])
    .where(isOlder(cursor, 'purchases.created_at', 'purchases.id'))
    .orderBy('purchases.created_at', 'desc')
    .orderBy('purchases.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

export async function countAllPurchases(ctx: Context, filter: Filter): Promise<number> {
  const { count } = await selectPurchases(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Payments that contradict their purchase, and refunds that the provider refused. */
export async function countUndecidedPayments(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('purchases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('held_because', 'is not', null), eb('status', '=', 'refund_failed')]))
    .executeTakeFirstOrThrow();
  return count;
}
