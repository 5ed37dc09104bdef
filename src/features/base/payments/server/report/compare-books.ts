/** Compares our books with the provider's. Pure. All amounts in paise. */
import type { PurchaseStatus } from '../../contract.ts';

/** One purchase on both sides; null where the provider did not respond. */
export type BookEntry = {
  txnid: string;
  status: PurchaseStatus;
  heldBecause: string | null;
  /** The amounts paid and refunded in our books; 0 for none. */
  ours: { paid: number; refunded: number };
  theirs: { paid: number; refunded: number } | null;
};

export type Mismatch = {
  txnid: string;
  status: PurchaseStatus;
  /** `paid-there-only`: money without a success here. `paid-here-only`: a success without money. */
  what: 'paid-there-only' | 'paid-here-only' | 'other-amount' | 'other-refund' | 'held' | 'not-answered';
  ours: number;
  theirs: number | null;
};

type Totals = { payments: number; paid: number; refunded: number };
export type DayReport = {
  day: string;
  purchases: number;
  ours: Totals;
  theirs: Totals;
  /** Our net total minus the provider's; 0 when the books agree. */
  difference: number;
  mismatches: Mismatch[];
};

/** The report of a day in Indian time. Payments without a provider response count for neither side and are listed. */
export function compareBooks(day: string, entries: readonly BookEntry[]): DayReport {
  const verified = entries.filter((entry) => entry.theirs !== null);
  const ours = sumTotals(verified.map((entry) => entry.ours));
  const theirs = sumTotals(verified.flatMap((entry) => (entry.theirs ? [entry.theirs] : [])));
  return {
    day,
    purchases: entries.length,
    ours,
    theirs,
    difference: ours.paid - ours.refunded - (theirs.paid - theirs.refunded),
    mismatches: entries.flatMap(findMismatches),
  };
}

function sumTotals(books: readonly { paid: number; refunded: number }[]): Totals {
  const sum = (field: 'paid' | 'refunded') => books.reduce((total, book) => total + book[field], 0);
  return { payments: books.filter(({ paid }) => paid > 0).length, paid: sum('paid'), refunded: sum('refunded') };
}

function findMismatches({ txnid, status, heldBecause, ours, theirs }: BookEntry): Mismatch[] {
  const mismatch = (what: Mismatch['what'], ourAmount: number, theirAmount: number | null): Mismatch[] => [
    { txnid, status, what, ours: ourAmount, theirs: theirAmount },
  ];
  if (!theirs) return mismatch('not-answered', ours.paid, null);
  if (heldBecause) return mismatch('held', ours.paid, theirs.paid);
  if (ours.paid === 0 && theirs.paid > 0) return mismatch('paid-there-only', 0, theirs.paid);
  if (ours.paid > 0 && theirs.paid === 0) return mismatch('paid-here-only', ours.paid, 0);
  if (ours.paid !== theirs.paid) return mismatch('other-amount', ours.paid, theirs.paid);
  return ours.refunded === theirs.refunded ? [] : mismatch('other-refund', ours.refunded, theirs.refunded);
}
