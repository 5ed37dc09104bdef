import { useLogin } from '#features/base/accounts/web/index.ts';
import Bookmark from 'lucide-react/icons/bookmark';
import MapPin from 'lucide-react/icons/map-pin';
import { m } from '#platform/messages/messages.js';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { isNearMe, toggleNearMe } from './near-me.ts';
import { toggleValue, useFilters, type FilterProps } from './use-filters.ts';
import { experienceOptions, facetOptions, salaryOptions } from './filter-options.ts';
import { roleTypeLabel, workModeLabel } from './job-labels.ts';
import { fieldName } from '#features/base/skills/web/index.ts';
import { ROLE_TYPES, type RoleType, type WorkMode } from './jobs-search.ts';

const QUICK_TYPES: readonly RoleType[] = ['Full-time', 'Apprenticeship', 'Internship'];
const QUICK_MODES: readonly WorkMode[] = ['Remote', 'Hybrid'];

/** The most used filters in one sticky row, with a button for the drawer. */
export function FilterBar({ search, list }: FilterProps) {
  const change = useFilters(search);
  const login = useLogin();
  const facets = list?.facets;
  const facetCount = (name: 'role_type' | 'work_mode', value: string) =>
    facets?.[name].find((facet) => facet.value === value)?.count ?? (list ? 0 : undefined);
  const isShown = (type: RoleType) =>
    search.role_type?.includes(type) || (QUICK_TYPES.includes(type) && (facetCount('role_type', type) ?? 1) > 0);
  return (
    <div className="filter-bar">
      <div className="scroll-x" role="group" aria-label={m.jobs_filters()}>
        <FilterDrawer search={search} list={list} />
        {ROLE_TYPES.filter(isShown).map((type) => (
          <Chip
            key={type}
            pressed={search.role_type?.includes(type) ?? false}
            count={facetCount('role_type', type)}
            onClick={() => change({ role_type: toggleValue(search.role_type, type) })}
          >
            {roleTypeLabel(type)}
          </Chip>
        ))}
        {QUICK_MODES.map((mode) => (
          <Chip
            key={mode}
            pressed={search.work_mode?.includes(mode) ?? false}
            count={facetCount('work_mode', mode)}
            onClick={() => change({ work_mode: toggleValue(search.work_mode, mode) })}
          >
            {workModeLabel(mode)}
          </Chip>
        ))}
        <ChoiceChip
          any={m.jobs_filter_any()}
          label={m.jobs_filter_experience()}
          value={search.experience?.toString()}
          options={experienceOptions()}
          onChange={(value) => change({ experience: value === undefined ? undefined : Number(value) })}
        />
        <ChoiceChip
          any={m.jobs_filter_any()}
          label={m.jobs_filter_salary()}
          value={search.salary?.toString()}
          options={salaryOptions()}
          onChange={(value) => change({ salary: value === undefined ? undefined : Number(value) })}
        />
        <ChoiceChip
          any={m.jobs_filter_any()}
          label={m.jobs_filter_field()}
          value={search.family}
          options={facetOptions(facets?.family, search.family, fieldName)}
          onChange={(family) => change({ family })}
        />
        {!search.location && (
          <Chip icon={MapPin} pressed={isNearMe(search.query)} onClick={() => change({ query: toggleNearMe(search.query) })}>
            {m.jobs_filter_near()}
          </Chip>
        )}
        <ChoiceChip
          any={m.jobs_filter_any()}
          label={m.jobs_filter_place()}
          value={search.location}
          options={facetOptions(facets?.location, search.location)}
          onChange={(location) => change({ location })}
        />
        <Chip
          icon={Bookmark}
          pressed={search.saved === 'true'}
          onClick={() => login.require({ reason: m.jobs_save_login() }) && change({ saved: search.saved ? undefined : 'true' })}
        >
          {m.jobs_filter_saved()}
        </Chip>
      </div>
    </div>
  );
}
