import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useFilters } from './filter-bar.tsx';
import { experienceOptions, salaryOptions, type FilterOption } from './filter-options.ts';
import { fieldWords } from './job-words.ts';
import type { JobsSearch } from './jobs-search.ts';
import type { JobList } from './queries.ts';

const labelOf = (options: readonly FilterOption[], value: number) =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

/** The filters that no pressed chip shows, each to be taken away on its own. */
export function ActiveFilters({ search, list }: { search: JobsSearch; list: JobList }) {
  const change = useFilters(search);
  const company = list.facets.company.find((facet) => facet.value === search.company)?.label ?? search.company;
  const active = [
    search.query && { name: 'query', label: `“${search.query}”`, remove: { query: undefined } },
    search.location && { name: 'location', label: search.location, remove: { location: undefined } },
    company && { name: 'company', label: company, remove: { company: undefined } },
    search.family && { name: 'family', label: fieldWords(search.family), remove: { family: undefined } },
    search.experience !== undefined && {
      name: 'experience',
      label: labelOf(experienceOptions(), search.experience),
      remove: { experience: undefined },
    },
    search.salary !== undefined && {
      name: 'salary',
      label: labelOf(salaryOptions(), search.salary),
      remove: { salary: undefined },
    },
  ].filter((one) => typeof one === 'object');
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label={m.jobs_filters_active()}>
      {active.map(({ name, label, remove }) => (
        <li key={name}>
          <Chip icon={X} aria-label={m.jobs_filter_remove({ label })} onClick={() => change(remove)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
