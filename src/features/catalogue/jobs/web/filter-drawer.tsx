import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { Drawer } from '#platform/ui/drawer.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/ui/sheet.tsx';
import { experienceOptions, facetOptions, salaryOptions, type FilterOption } from './filter-options.ts';
import { roleTypeLabel, workModeLabel } from './job-labels.ts';
import { fieldName } from '#features/base/skills/web/index.ts';
import { countFilters, ROLE_TYPES, WORK_MODES } from './jobs-search.ts';
import type { JobList } from './queries.ts';
import { NO_FILTERS, toggleValue, useFilters, type ChangeFilters, type FilterProps } from './use-filters.ts';
import './job-results.css';

/** All filters except that for saved jobs, in a drawer; a sheet on a phone. They apply immediately, and the footer shows the number of results. */
export function FilterDrawer({ search, list }: FilterProps) {
  const change = useFilters(search);
  const activeCount = countFilters(search);
  const clear = () => change(NO_FILTERS);
  return (
    <Drawer
      title={m.jobs_filters()}
      trigger={
        <Chip icon={SlidersHorizontal} count={activeCount > 0 ? activeCount : undefined}>
          {m.jobs_filters_all()}
        </Chip>
      }
    >
      <SheetBody>
        <CheckboxGroup
          legend={m.jobs_filter_role_type()}
          values={ROLE_TYPES}
          selected={search.role_type}
          getLabel={roleTypeLabel}
          facet={list?.facets.role_type}
          onToggle={(type) => change({ role_type: toggleValue(search.role_type, type) })}
        />
        <CheckboxGroup
          legend={m.jobs_filter_work_mode()}
          values={WORK_MODES}
          selected={search.work_mode}
          getLabel={workModeLabel}
          facet={list?.facets.work_mode}
          onToggle={(mode) => change({ work_mode: toggleValue(search.work_mode, mode) })}
        />
        <SelectFilters search={search} list={list} change={change} />
      </SheetBody>
      <SheetFoot>
        <Button variant="bare" onClick={clear} disabled={activeCount === 0}>
          {m.jobs_filters_clear()}
        </Button>
        <div className="row push-end">
          <SheetClose
            render={
              <Button>
                {list
                  ? (list.meta.more ? m.jobs_filters_show_more : m.jobs_filters_show)({ count: list.meta.total })
                  : m.jobs_filters_done()}
              </Button>
            }
          />
        </div>
      </SheetFoot>
    </Drawer>
  );
}

type CheckboxGroupProps<T extends string> = {
  legend: string;
  values: readonly T[];
  selected: readonly T[] | undefined;
  getLabel: (value: T) => string;
  facet: JobList['facets']['role_type'] | undefined;
  onToggle: (value: T) => void;
};

function CheckboxGroup<T extends string>({ legend, values, selected = [], getLabel, facet, onToggle }: CheckboxGroupProps<T>) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={selected.includes(value)}
          onChange={() => onToggle(value)}
          aside={
            <span className="muted small num facet-count">{facet?.find((option) => option.value === value)?.count ?? 0}</span>
          }
        >
          {getLabel(value)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function SelectFilters({ search, list, change }: FilterProps & { change: ChangeFilters }) {
  const select = (
    label: string,
    value: string | number | undefined,
    options: readonly FilterOption[],
    onChange: (value: string | undefined) => void,
  ) => (
    <SelectField
      label={label}
      placeholder={m.jobs_filter_any()}
      value={value === undefined ? '' : String(value)}
      options={options}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
  const toNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const facets = list?.facets;
  return (
    <>
      {select(m.jobs_filter_experience(), search.experience, experienceOptions(), (value) =>
        change({ experience: toNumber(value) }),
      )}
      {select(m.jobs_filter_salary(), search.salary, salaryOptions(), (value) => change({ salary: toNumber(value) }))}
      {select(m.jobs_filter_field(), search.family, facetOptions(facets?.family, search.family, fieldName), (family) =>
        change({ family }),
      )}
      {select(m.jobs_filter_place(), search.location, facetOptions(facets?.location, search.location), (location) =>
        change({ location }),
      )}
      {select(m.jobs_filter_company(), search.company, facetOptions(facets?.company, search.company), (company) =>
        change({ company }),
      )}
    </>
  );
}
