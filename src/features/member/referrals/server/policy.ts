import type { ClaimStatus } from '../contract.ts';

/** The fee may go back within 7 days (cancellation policy): nothing is approved before. */
const HELD_MS = 7 * 86_400_000;
export const approvableFrom = (paidAt: Date): Date => new Date(paidAt.getTime() + HELD_MS);

const NEXT: Record<ClaimStatus, readonly ClaimStatus[]> = {
  pending: ['hold', 'rejected'],
  hold: ['approved', 'rejected'],
  approved: ['clawed_back'],
  rejected: [],
  clawed_back: [],
};

/** How a claim may move; what is final stays. */
export const canMove = (from: ClaimStatus, to: ClaimStatus): boolean => NEXT[from].includes(to);
