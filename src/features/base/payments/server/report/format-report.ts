import { formatExactRupees } from '#platform/contract/money.ts';
import type { DayReport, Mismatch } from './compare-books.ts';

const WORDS: Record<Mismatch['what'], string> = {
  'paid-there-only': 'paid at the provider, not here',
  'paid-here-only': 'paid here, not at the provider',
  'other-amount': 'another amount at the provider',
  'other-refund': 'another refund at the provider',
  held: 'held for a person to look at',
  'not-answered': 'the provider gave no answer',
};

/** Formats a day's report for an operator. */
export function formatReport(report: DayReport): string {
  const { ours, theirs } = report;
  const line = (label: string, mine: string, other: string) => `  ${label.padEnd(12)}${mine.padStart(16)}${other.padStart(16)}`;
  const money = (label: string, of: 'paid' | 'refunded') =>
    line(label, formatExactRupees(ours[of]), formatExactRupees(theirs[of]));
  return [
    `Payments of ${report.day}: ${report.purchases} begun or confirmed`,
    line('', 'here', 'provider'),
    line('payments', String(ours.payments), String(theirs.payments)),
    money('paid', 'paid'),
    money('refunded', 'refunded'),
    `  difference ${signed(report.difference)}`,
    ...report.mismatches.map(
      ({ txnid, status, what, ours: mine, theirs: other }) =>
        `  ${txnid} (${status}): ${WORDS[what]}, ${formatExactRupees(mine)} here, ${other === null ? 'unknown' : formatExactRupees(other)} there`,
    ),
  ].join('\n');
}

const signed = (paise: number) => (paise < 0 ? `-${formatExactRupees(-paise)}` : formatExactRupees(paise));
