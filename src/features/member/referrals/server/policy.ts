import type { ClaimStatus } from '../contract.ts';

/** The refund period of a fee (cancellation policy); a claim cannot be approved before it ends. */
const REFUND_PERIOD_MS = 7 * 86_400_000;
export const approvableFrom = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_PERIOD_MS);

const TRANSITIONS: Record<ClaimStatus, readonly ClaimStatus[]> = {
  pending: ['hold', 'rejected'],
  hold: ['approved', 'rejected'],
  approved: ['clawed_back'],
  rejected: [],
  clawed_back: [],
};

/** The allowed transitions of a claim. */
export const canMove = (from: ClaimStatus, to: ClaimStatus): boolean => TRANSITIONS[from].includes(to);
