/** The options of each filter with their labels. */
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatSalaryAmount } from '#platform/language/format.ts';
import { EXPERIENCES, SALARIES } from './jobs-search.ts';
import type { JobList } from './queries.ts';

export type FilterOption = { value: string; label: string };

const PAISE_PER_RUPEE = 100;

export const experienceOptions = (): FilterOption[] =>
  EXPERIENCES.map((years) => ({
    value: String(years),
    label: years === 0 ? m.jobs_experience_fresh() : m.jobs_experience_have({ years }),
  }));

export const salaryOptions = (): FilterOption[] =>
  SALARIES.map((rupees) => ({
    value: String(rupees),
    label: m.jobs_filter_salary_from({
      amount: formatSalaryAmount({ from: rupees * PAISE_PER_RUPEE, to: rupees * PAISE_PER_RUPEE, per: 'year' }) ?? '',
    }),
  }));

/** The values of a facet with their counts; the selected one is included even without results. */
export function facetOptions(
  facet: JobList['facets']['location'] | undefined,
  selected: string | undefined,
  getLabel: (value: string) => string = (value) => value,
): FilterOption[] {
  const options = (facet ?? []).map(({ value, label, count }) => ({
    value,
    label: m.jobs_filter_count({ label: label === value ? getLabel(value) : label, count: formatNumber(count) }),
  }));
  const isMissing = selected !== undefined && !options.some(({ value }) => value === selected);
  return isMissing ? [{ value: selected, label: getLabel(selected) }, ...options] : options;
}
