import type { PurchaseStatus } from '../contract.ts';

/** The allowed transitions; the database enforces them. A success may follow a failure, but a success never becomes a failure. */
export const TRANSITIONS: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  created: ['pending', 'success', 'failure', 'refund_pending'],
  pending: ['success', 'failure', 'refund_pending'],
  // Paid after all, or a duplicate payment that is refunded at once.
  failure: ['success', 'refund_pending'],
  success: ['refund_pending'],
  refund_pending: ['refunded', 'refund_failed'],
  // An operator retries the refund.
  refund_failed: ['refund_pending'],
  refunded: [],
};

export const canTransition = (from: PurchaseStatus, to: PurchaseStatus): boolean => TRANSITIONS[from].includes(to);

/** Whether the payment may still succeed. */
export const isOpen = (status: PurchaseStatus): boolean => canTransition(status, 'success');
