/** The choices of each filter in words. */
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatSalaryAmount } from '#platform/language/format.ts';
import { EXPERIENCES, SALARIES } from './jobs-search.ts';
import type { JobList } from './queries.ts';

export type FilterOption = { value: string; label: string };

const PAISE = 100;

export const experienceOptions = (): FilterOption[] =>
  EXPERIENCES.map((years) => ({
    value: String(years),
    label: years === 0 ? m.jobs_experience_fresh() : m.jobs_experience_have({ years }),
  }));

export const salaryOptions = (): FilterOption[] =>
  SALARIES.map((rupees) => ({
    value: String(rupees),
    label: m.jobs_filter_salary_from({
      amount: formatSalaryAmount({ from: rupees * PAISE, to: rupees * PAISE, per: 'year' }) ?? '',
    }),
  }));

/** The values of a facet with their counts; the chosen one is there even when nothing else fits it. */
export function facetOptions(
  facet: JobList['facets']['location'] | undefined,
  chosen: string | undefined,
  words: (value: string) => string = (value) => value,
): FilterOption[] {
  const options = (facet ?? []).map(({ value, label, count }) => ({
    value,
    label: m.jobs_filter_count({ label: label === value ? words(value) : label, count: formatNumber(count) }),
  }));
  const missing = chosen !== undefined && !options.some(({ value }) => value === chosen);
  return missing ? [{ value: chosen, label: words(chosen) }, ...options] : options;
}
