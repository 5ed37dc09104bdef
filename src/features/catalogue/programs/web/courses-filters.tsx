import { Link, useNavigate } from '@tanstack/react-router';
import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { changeSearch, COSTS, LEVELS, TYPES, type CoursesSearch } from './courses-search.ts';
import { costLabel, languageLabel, levelLabel, typeLabel } from './program-labels.ts';
import type { ProgramList } from './queries.ts';

type FiltersProps = { search: CoursesSearch; facets: ProgramList['facets'] };
type Facet = { value: string; count: number };

/** Fields as chips, and type, region, category, level, cost and language as selects; all stored in the URL. */
export function CoursesFilters({ search, facets }: FiltersProps) {
  return (
    <div className="stack gap-1">
      <nav className="scroll-x" aria-label={m.programs_fields()}>
        <FieldChip search={search} family={undefined}>
          {m.programs_all_fields()}
        </FieldChip>
        {facets.family.map(({ value, count }) => (
          <FieldChip key={value} search={search} family={value} count={count}>
            {fieldName(value)}
          </FieldChip>
        ))}
      </nav>
      <div className="scroll-x">
        <SelectFilters search={search} facets={facets} />
      </div>
    </div>
  );
}

type FieldChipProps = { search: CoursesSearch; family: string | undefined; count?: number; children: string };

function FieldChip({ search, family, count, children }: FieldChipProps) {
  return (
    <ChipLink
      count={count}
      render={<Link to="/courses" search={changeSearch(search, { family })} resetScroll={false} />}
      aria-current={search.family === family ? 'true' : undefined}
    >
      {children}
    </ChipLink>
  );
}

function SelectFilters({ search, facets }: FiltersProps) {
  const navigate = useNavigate();
  const change = (next: Parameters<typeof changeSearch>[1]) =>
    void navigate({ to: '/courses', search: changeSearch(search, next), resetScroll: false });
  const toOptions = <T extends string>(values: readonly T[], counts: readonly Facet[], getLabel: (value: T) => string) =>
    values
      .map((value) => ({ value, count: counts.find((facet) => facet.value === value)?.count ?? 0 }))
      .filter(({ value, count }) => count > 0 || Object.values(search).includes(value))
      .map(({ value, count }) => ({ value, label: `${getLabel(value)} (${count})` }));
  return (
    <>
      <ChoiceChip
        label={m.programs_type()}
        any={m.programs_all_types()}
        value={search.program_type}
        options={toOptions(TYPES, facets.program_type, typeLabel)}
        onChange={(type) => change({ program_type: TYPES.find((option) => option === type) })}
      />
      <ChoiceChip
        label={m.programs_region()}
        any={m.programs_all_regions()}
        value={search.region}
        options={toOptions(
          facets.region.map(({ value }) => value),
          facets.region,
          (region) => region,
        )}
        onChange={(region) => change({ region })}
      />
      <ChoiceChip
        label={m.programs_category()}
        any={m.programs_all_categories()}
        value={search.category}
        options={facets.category.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }))}
        onChange={(category) => change({ category })}
      />
      <ChoiceChip
        label={m.programs_level()}
        any={m.programs_any_level()}
        value={search.level}
        options={toOptions(LEVELS, facets.level, levelLabel)}
        onChange={(level) => change({ level: LEVELS.find((option) => option === level) })}
      />
      <ChoiceChip
        label={m.programs_cost()}
        any={m.programs_any_cost()}
        value={search.cost}
        options={toOptions(COSTS, facets.cost, costLabel)}
        onChange={(cost) => change({ cost: COSTS.find((option) => option === cost) })}
      />
      <ChoiceChip
        label={m.programs_language()}
        any={m.programs_any_language()}
        value={search.language}
        options={toOptions(
          facets.language.map(({ value }) => value),
          facets.language,
          languageLabel,
        )}
        onChange={(language) => change({ language })}
      />
    </>
  );
}
