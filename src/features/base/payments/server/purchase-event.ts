import type { PurchaseRow } from './find-purchase.ts';

export type PurchaseEvent = {
  purchaseId: string;
  userId: string;
  purchasableType: string;
  purchasableId: string;
  amountPaise: number;
  txnid: string;
  /** The path of the payment's status page, with the receipt. */
  page: string;
};

declare module '#platform/tasks/events.ts' {
  interface Events {
    'purchase.paid': PurchaseEvent;
    'purchase.failed': PurchaseEvent;
    /** A fulfilled purchase is being refunded: features revoke what it unlocked. */
    'purchase.returned': PurchaseEvent;
    /** The money was given back. */
    'purchase.refunded': PurchaseEvent;
    /** What the provider states contradicts the purchase: staff decide. */
    'purchase.held': PurchaseEvent;
  }
}

/** The event payload for features that sell items. */
export const purchaseEvent = (purchase: PurchaseRow): PurchaseEvent => ({
  purchaseId: purchase.id,
  userId: purchase.user_id,
  purchasableType: purchase.purchasable_type,
  purchasableId: purchase.purchasable_id,
  amountPaise: purchase.amount_paise,
  txnid: purchase.txnid,
  page: purchase.status_path,
});
