import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import MapPin from 'lucide-react/icons/map-pin';
import Sprout from 'lucide-react/icons/sprout';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { formatSalary, formatSalaryAmount } from '#platform/language/format.ts';
import { ChipLink } from '#platform/ui/chip.tsx';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { isKind } from './is-kind.ts';
import { NearCity } from './near-city.tsx';
import { kindIcon } from './kind-icons.ts';
import { facetValueLabel } from './facet-labels.ts';
import { kindLabelPlural } from './kind-labels.ts';
import type { SearchParams } from './parse-search-params.ts';
import type { QueryPart } from './queries.ts';

type UnderstoodProps = {
  query: string;
  exact: true | undefined;
  parts: readonly QueryPart[];
  /** Whether the words can be searched as they are. */
  hasExact?: boolean;
  /** A link to this page with another search. */
  link: (search: SearchParams) => React.ReactElement;
};

/** What was understood of a query, each part with a link to the query without it. */
export function Understood({ query, exact, parts, hasExact = true, link }: UnderstoodProps) {
  if (exact)
    return (
      <p className="row small muted">
        {m.search_not_exact()}
        <TextLink render={link({ query })}>{m.search_understand()}</TextLink>
      </p>
    );
  if (parts.every((part) => saysNothing(part, query))) return null;
  const near = parts.find((part) => part.near);
  const hasPlace = parts.some(({ type, near: isNear }) => type === 'place' && !isNear);
  return (
    <div className="row gap-2">
      <h2 className="small muted" id="understood">
        {m.search_understood()}
      </h2>
      <ul className="chips" aria-labelledby="understood">
        {parts.map((part) => (
          <li key={`${part.type} ${part.written}`}>
            <PartChip part={part} link={link} />
          </li>
        ))}
      </ul>
      {hasExact && (
        <TextLink className="small" render={link({ query, exact: true })}>
          {m.search_exact()}
        </TextLink>
      )}
      {near && !hasPlace && <NearCity key={query} part={near} link={(text) => link({ query: text })} />}
    </div>
  );
}

/** A name alone that was typed as it is. */
const saysNothing = ({ value, written }: QueryPart, query: string): boolean =>
  written === query && value.toLowerCase() === query.toLowerCase();

function PartChip({ part, link }: { part: QueryPart; link: UnderstoodProps['link'] }) {
  const { label, icon } = PARTS[part.type];
  const value = partValue(part);
  const shape = part.type === 'kind' && isKind(part.value) ? kindIcon(part.value) : icon;
  return (
    <ChipLink
      className="part-chip"
      icon={shape}
      aria-label={m.search_part_remove({ label: label(), value })}
      render={link(part.without ? { query: part.without } : {})}
    >
      <span className="only-wide">{label()}</span> <strong>{value}</strong>
      <Icon of={X} small />
    </ChipLink>
  );
}

const PARTS: Record<QueryPart['type'], { label: () => string; icon: IconShape }> = {
  kind: { label: m.search_part_kind, icon: kindIcon('job') },
  role: { label: m.search_part_role, icon: kindIcon('user') },
  skill: { label: m.search_part_skill, icon: kindIcon('skill') },
  company: { label: m.search_part_company, icon: kindIcon('company') },
  university: { label: m.search_part_university, icon: kindIcon('university') },
  place: { label: m.search_part_place, icon: MapPin },
  pay: { label: m.search_part_pay, icon: IndianRupee },
  max_pay: { label: m.search_part_max_pay, icon: IndianRupee },
  max_fee: { label: m.search_part_max_fee, icon: IndianRupee },
  cost: { label: m.search_facet_cost, icon: IndianRupee },
  education: { label: m.search_part_education, icon: kindIcon('course') },
  experience: { label: m.search_part_experience, icon: Clock },
  level: { label: m.search_part_level, icon: Sprout },
  mode: { label: m.search_part_mode, icon: House },
  job_type: { label: m.search_part_job_type, icon: BriefcaseBusiness },
};

const PAISE = 100;

function partValue({ type, value, label }: QueryPart): string {
  if (type === 'place') return label || m.search_near_me();
  if (type === 'kind') return isKind(value) ? kindLabelPlural(value) : value;
  if (type === 'pay') return formatSalary({ from: Number(value) * PAISE, to: null, per: 'year' }) ?? value;
  if (type === 'max_pay') return formatSalary({ from: null, to: Number(value) * PAISE, per: 'year' }) ?? value;
  if (type === 'max_fee') return formatSalaryAmount({ from: null, to: Number(value) * PAISE, per: 'year' }) ?? value;
  if (type === 'experience') return m.search_part_years({ years: Number(value) });
  if (type === 'level') return value === 'senior' ? m.search_part_level_senior() : m.search_part_level_fresher();
  return facetValueLabel(value);
}
