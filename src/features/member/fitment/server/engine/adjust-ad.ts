import type { Ad, Need, Requirement } from './parse-ad.ts';
import { WEIGHTS } from './weights.ts';

/** What a member says of an ad of their own, by the id of a requirement or condition: how much it is asked for, or that it is not. */
export type AdAdjustments = Readonly<Record<string, Exclude<Need, 'duty'> | 'not_asked'>>;

/** The ad with what its bringer says of its requirements; ids that it does not have change nothing. */
export function adjustAd(ad: Ad, adjustments: AdAdjustments = {}): Ad {
  const isAsked = ({ id }: { id: string }) => adjustments[id] !== 'not_asked';
  return {
    ...ad,
    requirements: ad.requirements
      .filter(isAsked)
      .map((item) => withNeed(item, adjustments[item.id]))
      .toSorted((a, b) => b.weight - a.weight),
    conditions: ad.conditions.filter(isAsked),
  };
}

function withNeed(requirement: Requirement, need: AdAdjustments[string] | undefined): Requirement {
  if (need === undefined || need === 'not_asked' || need === requirement.need) return requirement;
  return { ...requirement, need, weight: (requirement.weight * WEIGHTS.need[need]) / WEIGHTS.need[requirement.need] };
}
