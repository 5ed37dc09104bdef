import type { PurchaseStatus } from '../contract.ts';
import { isOpen } from './transitions.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes after the purchase: 2, 5, 10, 20, 40, then hourly for a day, then daily until the fifth day. */
const OPEN_CHECK_MINUTES = [
  2,
  5,
  10,
  20,
  40,
  ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60),
  ...Array.from({ length: 4 }, (_, day) => (day + 2) * DAY_MINUTES),
];
/** A failed payment is checked twice more, because banks may confirm late without a webhook. */
const FAILED_CHECK_MINUTES = [60, DAY_MINUTES];

/** The retry interval while a signed success awaits confirmation or the provider is unreachable; for at most a week. */
const URGENT_MINUTES = 15;
const URGENT_DAYS = 7;
/** Minutes after a refund started: soon at first, then every two hours for two days, then twice a day for a month. */
const REFUND_CHECK_MINUTES = [
  1,
  5,
  15,
  30,
  60,
  ...Array.from({ length: 23 }, (_, step) => (step + 1) * 120),
  ...Array.from({ length: 56 }, (_, step) => 2 * DAY_MINUTES + step * 720),
];

/**
 * When to check a purchase with the provider next; null when the outcome is final or the last check has passed. `urgent`:
 * money is probably on its way or the last check failed, so the regular interval may be too long.
 */
export function nextCheckAt(status: PurchaseStatus, createdAt: Date, now: Date, urgent = false): Date | null {
  if (!isOpen(status)) return null;
  const scheduled = findNextCheck(status === 'failure' ? FAILED_CHECK_MINUTES : OPEN_CHECK_MINUTES, createdAt, now);
  if (!urgent || now.getTime() - createdAt.getTime() >= URGENT_DAYS * DAY_MINUTES * MINUTE_MS) return scheduled;
  const soon = new Date(now.getTime() + URGENT_MINUTES * MINUTE_MS);
  return scheduled && scheduled < soon ? scheduled : soon;
}

/** When to check a refund next, or null after a month, when an operator has to look. */
export const nextRefundCheckAt = (beganAt: Date, now: Date): Date | null => findNextCheck(REFUND_CHECK_MINUTES, beganAt, now);

function findNextCheck(points: readonly number[], start: Date, now: Date): Date | null {
  const age = now.getTime() - start.getTime();
  const next = points.find((minutes) => minutes * MINUTE_MS > age);
  return next === undefined ? null : new Date(start.getTime() + next * MINUTE_MS);
}

/** A payment unknown to the provider after a day was never made. */
export const isAbandoned = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= DAY_MINUTES * MINUTE_MS;
