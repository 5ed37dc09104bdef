import type { Selectable } from 'kysely';
import { toRupees } from '#platform/contract/money.ts';
import type { PurchaseRow } from './find-purchase.ts';
import type { RefundsTable } from './tables.ts';
import { isOpen } from './transitions.ts';

/** Presents a purchase to its owner. The attributes of every kind of product are included; those of other kinds are null. */
export function presentPurchase(
  row: PurchaseRow,
  refund: Selectable<RefundsTable> | undefined,
  attributeNames: readonly string[],
) {
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
      ...Object.fromEntries(attributeNames.map((name) => [name, context[name] ?? null])),
      checked_at: isUndecided ? (row.verified_at?.toISOString() ?? null) : null,
      next_check_at: isUndecided ? (row.next_check_at?.toISOString() ?? null) : null,
      receipt: row.receipt ? { number: row.receipt.number, kind: row.receipt.kind } : null,
      refund: refund ? presentRefund(refund) : null,
    },
  };
}

const presentRefund = ({ amount_paise, reason, began_at, document }: Selectable<RefundsTable>) => ({
  amount: toRupees(amount_paise),
  reason,
  began_at: began_at.toISOString(),
  document: document ? { number: document.number, kind: document.kind } : null,
});
