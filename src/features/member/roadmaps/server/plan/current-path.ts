import { resourceId } from '#features/base/skills/server/index.ts';
import type { CurrentResource } from './current-resources.ts';
import type { PlannedSkill } from './plan-types.ts';

/** One thing to take within a stop. `id` is that of its progress; `position` its place in the path. */
export type CurrentPart = {
  id: string;
  position: number;
  teaches: string[];
  /** Which part of the resource to take; null for the whole, and for one the member swapped in. */
  part: string | null;
  hours: number;
  resource: CurrentResource;
  swapped: boolean;
};

/** The resources that the member took instead, by the position of what they replace. */
export type Swaps = Readonly<Record<string, string>>;

/**
 * The path of a planned skill as it is now: the resource of each part, what stands in for it where its link is broken or was
 * reported, or what the member swapped in, whose hours then count. Empty for plans without a path.
 */
export function currentPath(skill: PlannedSkill, resources: readonly CurrentResource[], swaps: Swaps): CurrentPart[] {
  return (skill.path ?? []).flatMap((entry, position): CurrentPart[] => {
    const planned = resources.find(({ url, replaces }) => url === entry.url || replaces?.url === entry.url);
    const chosen = resources.find(({ id }) => id === swaps[position]);
    const resource = chosen ?? planned ?? resources[0];
    if (!resource) return [];
    const swapped = chosen !== undefined && chosen !== planned;
    return [
      {
        id: partId(skill.skill_id, resource.url, position),
        position,
        teaches: entry.teaches,
        part: swapped || resource.url !== entry.url ? null : (entry.part ?? null),
        hours: swapped && resource.hours > 0 ? resource.hours : entry.hours,
        resource,
        swapped,
      },
    ];
  });
}

const partId = (skillId: string, url: string, position: number): string => resourceId(skillId, `${url} ${position}`);

/** The hours of a planned skill: its path as it is now and its piece of work; as planned without a path. */
export function currentHours(skill: PlannedSkill, path: readonly CurrentPart[]): number {
  if (path.length === 0) return skill.hours;
  return Math.round((path.reduce((sum, { hours }) => sum + hours, 0) + (skill.work?.hours ?? 0)) * 10) / 10;
}
