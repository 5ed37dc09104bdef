import { m } from '#platform/messages/messages.js';
import type { Requirement } from './queries.ts';

/** The steps of credit in words, by the names that the formula gives them. */
export const GRADES: Record<string, () => string> = {
  none: m.fitment_grade_none,
  related: m.fitment_grade_related,
  claimed: m.fitment_grade_claimed,
  listed: m.fitment_grade_listed,
  implied: m.fitment_grade_implied,
  studied: m.fitment_grade_studied,
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
  if (row.months) {
    const { counted, asked } = row.months;
    return m.fitment_months({ counted: Math.min(counted, asked), asked });
  }
  return grade === null || status === 'missing' ? '' : (GRADES[grade]?.() ?? '');
}
