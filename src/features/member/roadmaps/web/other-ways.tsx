import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { levelName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatHours, formatLanguageName } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CATEGORIES } from './counts.tsx';
import { useChangeSkill, type PlanResource, type PlanSkill, type Roadmap } from './queries.ts';
import { ResourceFacts, resourceTitle } from './resource-facts.tsx';
import './stop.css';

type Facet = {
  id: string;
  label: () => string;
  any: () => string;
  valueOf: (resource: PlanResource) => string;
  nameOf: (value: string) => string;
};

const LENGTHS = [
  { value: 'short', upTo: 5, label: m.roadmaps_length_short },
  { value: 'middle', upTo: 20, label: m.roadmaps_length_middle },
  { value: 'long', upTo: Infinity, label: m.roadmaps_length_long },
] as const;

/** What the other ways differ in, and can be narrowed down by. */
const FACETS: readonly Facet[] = [
  {
    id: 'language',
    label: m.roadmaps_filter_language,
    any: m.roadmaps_filter_language_any,
    valueOf: ({ language }) => language,
    nameOf: (value) => formatLanguageName(value),
  },
  {
    id: 'format',
    label: m.roadmaps_filter_format,
    any: m.roadmaps_filter_format_any,
    valueOf: ({ category }) => category,
    nameOf: (value) => CATEGORIES.find(({ id }) => id === value)?.one() ?? value,
  },
  {
    id: 'length',
    label: m.roadmaps_filter_length,
    any: m.roadmaps_filter_length_any,
    valueOf: ({ hours }) => LENGTHS.find(({ upTo }) => hours <= upTo)?.value ?? 'long',
    nameOf: (value) => LENGTHS.find((length) => length.value === value)?.label() ?? value,
  },
  {
    id: 'level',
    label: m.roadmaps_filter_level,
    any: m.roadmaps_filter_level_any,
    valueOf: ({ level }) => level,
    nameOf: levelName,
  },
];

type OtherWaysProps = { roadmap: Roadmap; skill: PlanSkill; part: PlanSkill['path'][number] };

/** The other resources that teach the same, folded away, by language, format, length and level; one press takes one instead. */
export function OtherWays({ roadmap, skill, part }: OtherWaysProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>({});
  const swap = useSwap(roadmap, skill, part);
  const others = part.others.flatMap(({ id, hours }) => {
    const resource = skill.resources.find((candidate) => candidate.id === id);
    return resource ? [{ ...resource, partHours: hours }] : [];
  });
  if (others.length === 0 && !part.swapped) return null;
  const shown = others.filter((resource) =>
    FACETS.every(({ id, valueOf }) => chosen[id] === undefined || chosen[id] === valueOf(resource)),
  );
  return (
    <details className="other-ways no-print">
      <summary>
        {m.roadmaps_other_ways({ count: others.length })}
        <Icon of={ChevronDown} small />
      </summary>
      <Filters others={others} chosen={chosen} onChoose={(id, value) => setChosen({ ...chosen, [id]: value })} />
      <ul>
        {part.swapped && (
          <li>
            <Button variant="quiet" small loading={swap.isPending} onClick={() => swap.take(null)}>
              {m.roadmaps_swap_back()}
            </Button>
          </li>
        )}
        {shown.map((resource) => (
          <li key={resource.id} className="other-way">
            <div className="min-w-0">
              <a className="link" href={resource.url} target="_blank" rel="noopener noreferrer" lang={resource.language}>
                {resourceTitle(resource)}
              </a>
              <ResourceFacts resource={resource} />
              <p className="caption muted">
                {m.roadmaps_swap_part({
                  part: formatHours(resource.partHours),
                  stop: formatHours(skill.hours + resource.partHours - part.hours),
                })}
              </p>
            </div>
            <Button
              variant="quiet"
              small
              icon={ArrowLeftRight}
              label={m.roadmaps_swap_label({ title: resourceTitle(resource) })}
              loading={swap.isPending}
              onClick={() => swap.take(resource.id)}
            >
              {m.roadmaps_swap()}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="small muted">{m.roadmaps_filter_none()}</p>}
      <p className="caption muted">{m.roadmaps_swap_text()}</p>
    </details>
  );
}

type FiltersProps = {
  others: readonly PlanResource[];
  chosen: Readonly<Record<string, string | undefined>>;
  onChoose: (facet: string, value: string | undefined) => void;
};

// Only what the resources differ in can be chosen.
function Filters({ others, chosen, onChoose }: FiltersProps) {
  const facets = FACETS.map((facet) => ({ ...facet, values: [...new Set(others.map(facet.valueOf))] })).filter(
    ({ values }) => values.length > 1,
  );
  if (others.length < 3 || facets.length === 0) return null;
  return (
    <div className="row gap-2 other-filters">
      {facets.map(({ id, label, any, values, nameOf }) => (
        <ChoiceChip
          key={id}
          label={label()}
          any={any()}
          value={chosen[id]}
          options={values.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => onChoose(id, value)}
        />
      ))}
    </div>
  );
}

function useSwap(roadmap: Roadmap, { skill_id }: PlanSkill, { position }: PlanSkill['path'][number]) {
  const change = useChangeSkill(roadmap);
  const toast = useToast();
  const take = (resource_id: string | null) =>
    change.mutate(
      { params: { id: roadmap.id, skill_id }, json: { swap: { position, resource_id } } },
      {
        onSuccess: () => toast.show(m.roadmaps_swapped()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return { take, isPending: change.isPending };
}
