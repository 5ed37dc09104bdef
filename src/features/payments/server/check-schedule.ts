import type { PurchaseStatus } from '../contract.ts';

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

/** When to ask the provider next about a purchase, or null when there is nothing more to learn. */
export function nextCheckAt(status: PurchaseStatus, createdAt: Date, now: Date): Date | null {
  const points = status === 'failure' ? FAILED_POINTS : OPEN_POINTS;
  if (!['created', 'pending', 'failure'].includes(status)) return null;
  const age = now.getTime() - createdAt.getTime();
  const next = points.find((minutes) => minutes * MINUTE_MS > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next * MINUTE_MS);
}

/** After a day, a payment nobody has heard of was never made. */
export const isAbandoned = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= DAY_MINUTES * MINUTE_MS;
