import { formatExactRupees } from '#platform/contract/money.ts';
import type { DayReport, Mismatch } from './compare-books.ts';

const LABELS: Record<Mismatch['what'], string> = {
  'paid-there-only': 'paid at the provider, not here',
  'paid-here-only': 'paid here, not at the provider',
  'other-amount': 'a different amount at the provider',
  'other-refund': 'a different refund at the provider',
  held: 'held for an operator',
  'not-answered': 'the provider did not respond',
};

/** Formats a day's report for an operator. */
export function formatReport(report: DayReport): string {
  const { ours, theirs } = report;
  const line = (label: string, ourText: string, theirText: string) =>
    `  ${label.padEnd(12)}${ourText.padStart(16)}${theirText.padStart(16)}`;
  const money = (label: string, field: 'paid' | 'refunded') =>
    line(label, formatExactRupees(ours[field]), formatExactRupees(theirs[field]));
  return [
    `Payments of ${report.day}: ${report.purchases} started or confirmed`,
    line('', 'here', 'provider'),
    line('payments', String(ours.payments), String(theirs.payments)),
    money('paid', 'paid'),
    money('refunded', 'refunded'),
    `  difference ${signed(report.difference)}`,
    ...report.mismatches.map(
      ({ txnid, status, what, ours: ourAmount, theirs: theirAmount }) =>
        `  ${txnid} (${status}): ${LABELS[what]}, ${formatExactRupees(ourAmount)} here, ${theirAmount === null ? 'unknown' : formatExactRupees(theirAmount)} there`,
    ),
  ].join('\n');
}

const signed = (paise: number) => (paise < 0 ? `-${formatExactRupees(-paise)}` : formatExactRupees(paise));
