import type { ClaimStatus } from '../contract.ts';

/** Fees are refundable for 7 days (cancellation policy): no approval before. */
const HELD_MS = 7 * 86_400_000;
export const approvableFrom = (paidAt: Date): Date => new Date(paidAt.getTime() + HELD_MS);

const NEXT: Record<ClaimStatus, readonly ClaimStatus[]> = {
  pending: ['hold', 'rejected'],
  hold: ['approved', 'rejected'],
  approved: ['clawed_back'],
  rejected: [],
  clawed_back: [],
};

/** The allowed transitions of a claim. */
export const canMove = (from: ClaimStatus, to: ClaimStatus): boolean => NEXT[from].includes(to);
