import type { PurchaseStatus } from '../contract.ts';

/** How a purchase may move; the database refuses everything else. A late success after failure is real; success never becomes failure. */
export const TRANSITIONS: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  created: ['pending', 'success', 'failure', 'refund_pending'],
  pending: ['success', 'failure', 'refund_pending'],
  // Paid after all; or paid a second time for the same item, which goes straight back.
  failure: ['success', 'refund_pending'],
  success: ['refund_pending'],
  refund_pending: ['refunded', 'refund_failed'],
  // An operator tries again.
  refund_failed: ['refund_pending'],
  refunded: [],
};

export const canMove = (from: PurchaseStatus, to: PurchaseStatus): boolean => TRANSITIONS[from].includes(to);

/** Whether the provider still has something to say about a payment in this state. */
export const isOpen = (status: PurchaseStatus): boolean => canMove(status, 'success');
