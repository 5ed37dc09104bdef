import type { PurchaseRow } from './find-purchase.ts';

export type PurchasePaid = {
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
    'purchase.paid': PurchasePaid;
    'purchase.failed': PurchasePaid;
    /** A fulfilled purchase is being refunded: features revoke what it unlocked. */
    'purchase.returned': PurchasePaid;
  }
}

/** The event payload for features that sell items. */
export const purchaseEvent = (purchase: PurchaseRow): PurchasePaid => ({
  purchaseId: purchase.id,
  userId: purchase.user_id,
  purchasableType: purchase.purchasable_type,
  purchasableId: purchase.purchasable_id,
  amountPaise: purchase.amount_paise,
  txnid: purchase.txnid,
  page: purchase.status_path,
});
