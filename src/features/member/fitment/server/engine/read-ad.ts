import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { adjustAd, type AdAdjustments } from './adjust-ad.ts';
import { chooseRows } from './choose-rows.ts';
import type { UnitClass } from './classify-unit.ts';
import type { Condition, Fact } from './find-conditions.ts';
import { parseAd, type Ad, type AdUnit, type Need, type Requirement } from './parse-ad.ts';
import { labelOf } from './row-label.ts';

/** Something read from an ad; it stands in the ad's text from `start` to `end`, in UTF-16 units, within the sentence `quote`. */
type Found = { id: string; label: string; quote: string; start: number; end: number };

/** A stretch of the ad and what it was read as; `id` is what was found there, `class` what its sentence is about. */
export type AdPiece = {
  start: number;
  end: number;
  kind: 'condition' | 'core' | 'further' | 'fact' | 'left_out';
  id: string | null;
  class: UnitClass;
};

/** What is read from an ad, before any résumé is compared with it. */
export type AdReading = {
  /** The text that all offsets refer to. */
  text: string;
  conditions: (Found & { kind: Condition['kind'] })[];
  /** The requirements that carry points, most first, and those that carry few. */
  core: (Found & { need: Need; type: Requirement['kind'] })[];
  further: (Found & { need: Need; type: Requirement['kind'] })[];
  facts: (Found & { kind: Fact['kind'] })[];
  /** What its bringer says is not asked for. */
  dismissed: Found[];
  /** From the first word to the last, in order, without overlaps; headings are in none. */
  pieces: AdPiece[];
};

type Input = { title: string; text: string; employer?: string; adjustments?: AdAdjustments };

/** Reads an ad as `scoreFit` does. Pure; any text gives a reading, though it may be an empty one. */
export function readAd(taxonomy: Taxonomy, input: Input): AdReading {
  const parsed = parseAd(taxonomy, input.title, input.text, input.employer);
  const ad = adjustAd(parsed, input.adjustments);
  const isDismissed = ({ id }: { id: string }) => input.adjustments?.[id] === 'not_asked';
  const rows = chooseRows(ad, null).flatMap(({ part, requirement }) => (requirement ? [{ part, requirement }] : []));
  const present = (requirement: Requirement) => ({
    ...placed(requirement, labelOf(taxonomy, requirement)),
    need: requirement.need,
    type: requirement.kind,
  });
  const asWritten = ({ unit, mark }: Condition | Fact) => unit.text.slice(...mark).trim();
  return {
    text: ad.text,
    conditions: ad.conditions.map((item) => ({ ...placed(item, asWritten(item)), kind: item.kind })),
    core: rows.filter(({ part }) => part === 'core').map(({ requirement }) => present(requirement)),
    further: rows.filter(({ part }) => part === 'further').map(({ requirement }) => present(requirement)),
    facts: ad.facts.map((item) => ({ ...placed(item, asWritten(item)), kind: item.kind })),
    dismissed: [
      ...parsed.conditions.filter(isDismissed).map((item) => placed(item, asWritten(item))),
      ...parsed.requirements.filter(isDismissed).map((item) => placed(item, labelOf(taxonomy, item))),
    ],
    pieces: ad.units.flatMap((unit) => cutUnit(unit, findPlaces(ad, rows))),
  };
}

type Placed = Pick<Requirement, 'id' | 'unit' | 'mark'>;

const placed = ({ id, unit, mark }: Placed, label: string): Found => ({
  id,
  label,
  quote: unit.text,
  start: unit.start + mark[0],
  end: unit.start + mark[1],
});

type FoundPlace = Placed & { kind: AdPiece['kind'] };

function findPlaces(ad: Ad, rows: readonly { part: string; requirement: Requirement }[]): FoundPlace[] {
  return [
    ...ad.conditions.map((item) => ({ ...item, kind: 'condition' as const })),
    ...rows.flatMap(({ part, requirement }) => {
      const kind = part === 'core' ? ('core' as const) : ('further' as const);
      const places = 'mentions' in requirement ? requirement.mentions : [requirement];
      return places.map(({ unit, mark }) => ({ id: requirement.id, unit, mark, kind }));
    }),
    ...ad.facts.map((item) => ({ ...item, kind: 'fact' as const })),
  ];
}

// A sentence is cut where one thing that was found in it ends; what stands before a place belongs to it, and the rest to the last.
function cutUnit(unit: AdUnit, places: readonly FoundPlace[]): AdPiece[] {
  const own = places.filter((place) => place.unit.start === unit.start).toSorted((a, b) => a.mark[0] - b.mark[0]);
  const pieces: AdPiece[] = [];
  for (const { id, kind, mark } of own) {
    const start = pieces.at(-1)?.end ?? unit.start;
    const end = unit.start + mark[1];
    if (end > start) pieces.push({ start, end, kind, id, class: unit.class });
  }
  const last = pieces.pop();
  if (!last) return [{ start: unit.start, end: unit.end, kind: 'left_out', id: null, class: unit.class }];
  return [...pieces, { ...last, end: unit.end }];
}
