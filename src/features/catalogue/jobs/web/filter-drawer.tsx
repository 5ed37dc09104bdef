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
import { NO_FILTERS, toggled, useFilters, type ChangeFilters, type FilterProps } from './use-filters.ts';

/** All filters, in a drawer; a sheet on a phone. They apply immediately, and the footer shows the number of results. */
export function FilterDrawer({ search, list }: FilterProps) {
  const change = useFilters(search);
  const set = countFilters(search);
  const clear = () => change(NO_FILTERS);
  return (
    <Drawer
      title={m.jobs_filters()}
      trigger={
        <Chip icon={SlidersHorizontal} count={set > 0 ? set : undefined}>
          {m.jobs_filters_all()}
        </Chip>
      }
    >
      <SheetBody>
        <Checks
          legend={m.jobs_filter_role_type()}
          values={ROLE_TYPES}
          chosen={search.role_type}
          words={roleTypeLabel}
          facet={list?.facets.role_type}
          onToggle={(type) => change({ role_type: toggled(search.role_type, type) })}
        />
        <Checks
          legend={m.jobs_filter_work_mode()}
          values={WORK_MODES}
          chosen={search.work_mode}
          words={workModeLabel}
          facet={list?.facets.work_mode}
          onToggle={(mode) => change({ work_mode: toggled(search.work_mode, mode) })}
        />
        <Choices search={search} list={list} change={change} />
      </SheetBody>
      <SheetFoot>
        <Button variant="bare" onClick={clear} disabled={set === 0}>
          {m.jobs_filters_clear()}
        </Button>
        <div className="row push">
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

type ChecksProps<T extends string> = {
  legend: string;
  values: readonly T[];
  chosen: readonly T[] | undefined;
  words: (value: T) => string;
  facet: JobList['facets']['role_type'] | undefined;
  onToggle: (value: T) => void;
};

function Checks<T extends string>({ legend, values, chosen = [], words, facet, onToggle }: ChecksProps<T>) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          aside={<span className="soft small num facet-count">{facet?.find((one) => one.value === value)?.count ?? 0}</span>}
        >
          {words(value)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Choices({ search, list, change }: FilterProps & { change: ChangeFilters }) {
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
  const figure = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const facets = list?.facets;
  return (
    <>
      {select(m.jobs_filter_experience(), search.experience, experienceOptions(), (value) =>
        change({ experience: figure(value) }),
      )}
      {select(m.jobs_filter_salary(), search.salary, salaryOptions(), (value) => change({ salary: figure(value) }))}
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
