import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';

const YEAR = 12;

/** The work that a résumé shows: "9 months", "2.5 years"; nothing where it does not tell. */
export function experienceText(months: number | null): string {
  if (months === null) return '';
  if (months < YEAR) return m.applicants_months_of_work({ count: months });
  const years = Math.floor((months / YEAR) * 2) / 2;
  return m.applicants_years_of_work({ count: years, years: formatNumber(years) });
}
