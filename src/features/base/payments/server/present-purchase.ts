import type { Selectable } from 'kysely';
import { toRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import { productAttributeNames, type ProductAttributes } from '../contract.ts';
import { findLatestContests, listContestable, presentContest, type ContestRow } from './contests.ts';
import type { PurchaseRow } from './find-purchase.ts';
import type { RefundsTable } from './tables.ts';
import { isOpen } from './transitions.ts';

type Facts = { refund: Selectable<RefundsTable> | undefined; contest: ContestRow | undefined };

/** Presents a purchase to its owner. The attributes of every kind of product are included; those of other kinds are null. */
function presentPurchase(row: PurchaseRow, { refund, contest }: Facts, products: ProductAttributes) {
  const { sent_fields: sent, context } = row;
  const isUndecided = isOpen(row.status) && row.status !== 'failure';
  return {
    id: row.id,
    type: 'purchase' as const,
    attributes: {
      status: row.status,
      amount: sent.amount,
      txnid: row.txnid,
      payment_type: row.payment_type,
      title: row.title,
      purchasable_type: row.purchasable_type,
      purchasable_id: row.purchasable_id,
      firstname: sent.firstname,
      lastname: sent.lastname,
      email: sent.email,
      phone: sent.phone,
      status_path: row.status_path,
      created_at: row.created_at.toISOString(),
      paid_at: row.receipt?.paidAt ?? null,
      ...Object.fromEntries(productAttributeNames(products).map((name) => [name, context[name] ?? null])),
      checked_at: isUndecided ? (row.verified_at?.toISOString() ?? null) : null,
      next_check_at: isUndecided ? (row.next_check_at?.toISOString() ?? null) : null,
      receipt: row.receipt ? { number: row.receipt.number, kind: row.receipt.kind } : null,
      refund: refund ? presentRefund(refund) : null,
      contest: contest ? presentContest(contest) : null,
      contestable: listContestable(row, contest, products),
    },
  };
}

const presentRefund = ({ amount_paise, reason, began_at, document }: Selectable<RefundsTable>) => ({
  amount: toRupees(amount_paise),
  reason,
  began_at: began_at.toISOString(),
  document: document ? { number: document.number, kind: document.kind } : null,
});

/** Presents purchases to their owner, each with its refund and what was contested last. */
export async function presentPurchases(ctx: Context, rows: readonly PurchaseRow[], products: ProductAttributes) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const refunds = await ctx.db.selectFrom('refunds').selectAll().where('purchase_id', 'in', ids).execute();
  const contests = await findLatestContests(ctx, ids);
  return rows.map((row) =>
    presentPurchase(
      row,
      { refund: refunds.find(({ purchase_id }) => purchase_id === row.id), contest: contests.get(row.id) },
      products,
    ),
  );
}
