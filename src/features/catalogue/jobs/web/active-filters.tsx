import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { Chip } from '#platform/ui/chip.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { experienceOptions, salaryOptions, type FilterOption } from './filter-options.ts';
import { fieldName } from '#features/base/skills/web/index.ts';
import type { JobsSearch } from './jobs-search.ts';
import type { JobList } from './queries.ts';
import { useFilters } from './use-filters.ts';

const optionLabel = (options: readonly FilterOption[], value: number) =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

/**
 * The active filters that the filter bar does not show, each with a button to remove it. On a phone those chosen in its menus
 * are listed as well, because most of the bar is off-screen.
 */
export function ActiveFilters({ search, list }: { search: JobsSearch; list: JobList }) {
  const change = useFilters(search);
  const company = list.facets.company.find((facet) => facet.value === search.company)?.label ?? search.company;
  const active = [
    search.query && { name: 'query', label: `“${search.query}”`, inBar: false, remove: { query: undefined } },
    search.location && { name: 'location', label: search.location, inBar: true, remove: { location: undefined } },
    company && { name: 'company', label: company, inBar: false, remove: { company: undefined } },
    search.family && { name: 'family', label: fieldName(search.family), inBar: true, remove: { family: undefined } },
    search.experience !== undefined && {
      name: 'experience',
      label: optionLabel(experienceOptions(), search.experience),
      inBar: true,
      remove: { experience: undefined },
    },
    search.salary !== undefined && {
      name: 'salary',
      label: optionLabel(salaryOptions(), search.salary),
      inBar: true,
      remove: { salary: undefined },
    },
  ].filter((filter) => typeof filter === 'object');
  if (active.length === 0) return null;
  return (
    <ul className={classNames('chips', active.every(({ inBar }) => inBar) && 'only-phone')} aria-label={m.jobs_filters_active()}>
      {active.map(({ name, label, inBar, remove }) => (
        <li key={name} className={inBar ? 'only-phone' : undefined}>
          <Chip icon={X} aria-label={m.jobs_filter_remove({ label })} onClick={() => change(remove)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
