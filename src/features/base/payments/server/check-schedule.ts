import type { PurchaseStatus } from '../contract.ts';
import { isOpen } from './transitions.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes after the purchase: 2, 5, 10, 20, 40, then hourly for a day, then daily to the fifth. */
const OPEN_POINTS = [
  2,
  5,
  10,
  20,
  40,
  ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60),
  ...Array.from({ length: 4 }, (_, day) => (day + 2) * DAY_MINUTES),
];
/** A failure is asked about twice more: banks do confirm late, and the provider may not have told us. */
const FAILED_POINTS = [60, DAY_MINUTES];

/** How soon to ask again where a signed success waits for its confirmation, or nobody could be asked; for at most a week. */
const URGENT_MINUTES = 15;
const URGENT_DAYS = 7;
/** Minutes after a refund began: soon at first, then every second hour for two days, then twice a day for a month. */
const REFUND_POINTS = [
  1,
  5,
  15,
  30,
  60,
  ...Array.from({ length: 23 }, (_, step) => (step + 1) * 120),
  ...Array.from({ length: 56 }, (_, step) => 2 * DAY_MINUTES + step * 720),
];

/**
 * When to ask the provider next about a purchase, or null when there is nothing more to learn. `urgent`: money is probably on
 * its way, or the last question found nobody; an answer must not be missed because a daily point was.
 */
export function nextCheckAt(status: PurchaseStatus, createdAt: Date, now: Date, urgent = false): Date | null {
  if (!isOpen(status)) return null;
  const scheduled = pointAfter(status === 'failure' ? FAILED_POINTS : OPEN_POINTS, createdAt, now);
  if (!urgent || now.getTime() - createdAt.getTime() >= URGENT_DAYS * DAY_MINUTES * MINUTE_MS) return scheduled;
  const soon = new Date(now.getTime() + URGENT_MINUTES * MINUTE_MS);
  return scheduled && scheduled < soon ? scheduled : soon;
}

/** When to ask next what became of a refund, or null after a month: then a person has to. */
export const nextRefundCheckAt = (beganAt: Date, now: Date): Date | null => pointAfter(REFUND_POINTS, beganAt, now);

function pointAfter(points: readonly number[], start: Date, now: Date): Date | null {
  const age = now.getTime() - start.getTime();
  const next = points.find((minutes) => minutes * MINUTE_MS > age);
  return next === undefined ? null : new Date(start.getTime() + next * MINUTE_MS);
}

/** After a day, a payment nobody has heard of was never made. */
export const isAbandoned = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= DAY_MINUTES * MINUTE_MS;
