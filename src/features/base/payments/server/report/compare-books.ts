/** Compares our books with the provider's. Pure. All amounts in paise. */
import type { PurchaseStatus } from '../../contract.ts';

/** One purchase on both sides; null where the provider gave no answer. */
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

/** The report of a day in Indian time. Payments without a provider answer count for neither side and are listed. */
export function compareBooks(day: string, entries: readonly BookEntry[]): DayReport {
  const answered = entries.filter((entry) => entry.theirs !== null);
  const ours = totalsOf(answered.map((entry) => entry.ours));
  const theirs = totalsOf(answered.flatMap((entry) => (entry.theirs ? [entry.theirs] : [])));
  return {
    day,
    purchases: entries.length,
    ours,
    theirs,
    difference: ours.paid - ours.refunded - (theirs.paid - theirs.refunded),
    mismatches: entries.flatMap(mismatchOf),
  };
}

function totalsOf(books: readonly { paid: number; refunded: number }[]): Totals {
  const sum = (of: 'paid' | 'refunded') => books.reduce((total, book) => total + book[of], 0);
  return { payments: books.filter(({ paid }) => paid > 0).length, paid: sum('paid'), refunded: sum('refunded') };
}

function mismatchOf({ txnid, status, heldBecause, ours, theirs }: BookEntry): Mismatch[] {
  const found = (what: Mismatch['what'], mine: number, other: number | null): Mismatch[] => [
    { txnid, status, what, ours: mine, theirs: other },
  ];
  if (!theirs) return found('not-answered', ours.paid, null);
  if (heldBecause) return found('held', ours.paid, theirs.paid);
  if (ours.paid === 0 && theirs.paid > 0) return found('paid-there-only', 0, theirs.paid);
  if (ours.paid > 0 && theirs.paid === 0) return found('paid-here-only', ours.paid, 0);
  if (ours.paid !== theirs.paid) return found('other-amount', ours.paid, theirs.paid);
  return ours.refunded === theirs.refunded ? [] : found('other-refund', ours.refunded, theirs.refunded);
}
