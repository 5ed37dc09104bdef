import { m } from '#platform/messages/messages.js';
import { formatPercent } from '#platform/language/format.ts';
import type { Requirement } from './queries.ts';

/** Rounding to tenths of a point must not look like a part. */
const MIN_WHOLE_SHARE = 0.97;

/** The steps of credit in words, by the names that the formula gives them. */
export const GRADES: Record<string, () => string> = {
  none: m.fitment_grade_none,
  related: m.fitment_grade_related,
  claimed: m.fitment_grade_claimed,
  listed: m.fitment_grade_listed,
  implied: m.fitment_grade_implied,
  studied: m.fitment_grade_studied,
  strong: m.fitment_grade_strong,
  checked: m.fitment_grade_checked,
  shown: m.fitment_grade_shown,
  used: m.fitment_grade_used,
  long: m.fitment_grade_long,
  held: m.fitment_grade_held,
};

/** Why a row has its points, in a few words: "used at work", "16 of 24 months", "7 of 14 words". */
export function gradeText(row: Requirement): string {
  const { grade, words, status } = row;
  if (words) return m.fitment_words_count({ used: words.used.length, all: words.used.length + words.unused.length });
  if (row.months) return monthsText(row, row.months);
  return grade === null || status === 'missing' ? '' : (GRADES[grade]?.() ?? '');
}

// Months in roles that are not quite the same work count in part, by the share that their points show.
function monthsText({ points, out_of }: Requirement, months: NonNullable<Requirement['months']>): string {
  const { asked } = months;
  const counted = Math.min(months.counted, asked);
  const share = counted === 0 || out_of === 0 ? 1 : points / out_of / (counted / asked);
  if (share > MIN_WHOLE_SHARE) return m.fitment_months({ counted, asked });
  return m.fitment_months_in_part({ counted, asked, share: formatPercent(share) });
}
