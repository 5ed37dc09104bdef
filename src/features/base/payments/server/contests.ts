import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { ContestSubject, ProductAttributes } from '../contract.ts';
import type { PurchaseRow } from './find-purchase.ts';
import type { PurchaseContestsTable } from './tables.ts';

export type ContestRow = Selectable<PurchaseContestsTable>;

/** What waits for an answer, or else was contested last, by purchase. */
export async function findLatestContests(ctx: Context, purchaseIds: readonly string[]): Promise<Map<string, ContestRow>> {
  const rows = await ctx.db
    .selectFrom('purchase_contests')
    .selectAll()
    .distinctOn('purchase_id')
    .where('purchase_id', 'in', [...purchaseIds])
    .orderBy('purchase_id')
    .orderBy((eb) => eb('outcome', 'is', null), 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.purchase_id, row]));
}

/** What a payer may contest: a part of what they paid for, or the price of it, while nothing contested waits. */
export const listContestable = (
  { status, purchasable_type }: PurchaseRow,
  latest: ContestRow | undefined,
  products: ProductAttributes,
): ContestSubject[] => {
  const isWaiting = latest !== undefined && latest.outcome === null;
  return status === 'success' && !isWaiting ? [...(products[purchasable_type]?.contestable ?? []), 'refund'] : [];
};

export const presentContest = ({ about, text, created_at, outcome, answer, answered_at }: ContestRow) => ({
  about,
  text,
  at: created_at.toISOString(),
  outcome,
  answer,
  answered_at: answered_at?.toISOString() ?? null,
});
