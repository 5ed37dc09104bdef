import { resourceId, type PathEntry } from '#features/base/skills/server/index.ts';
import type { CurrentResource } from './current-resources.ts';
import type { DayHours, SpentHours } from './learnt-hours.ts';
import type { PlannedSkill } from './plan-types.ts';

/** One thing to take within a stop. `id` is that of its progress; `position` its place in the path. */
export type CurrentPart = {
  id: string;
  position: number;
  teaches: string[];
  /** Which part of the resource to take; null for the whole, and for one the member swapped in. */
  part: string | null;
  /** Whether only what the resource says about this is to be taken, because it teaches more. */
  excerpt: boolean;
  hours: number;
  /** What the member entered of these hours before finishing it. */
  spent: readonly DayHours[];
  resource: CurrentResource;
  swapped: boolean;
  /** The resources that teach the same, in the order of the skill's, with the hours of this part with them. */
  others: { resource: CurrentResource; hours: number }[];
};

/** The resources that the member took instead, by the position of what they replace. */
export type Swaps = Readonly<Record<string, string>>;

/**
 * The path of a planned skill as it is now: the resource of each part, what stands in for it where its link is broken or was
 * reported, or what the member swapped in, whose hours then count. Empty for plans without a path.
 */
export function currentPath(
  skill: PlannedSkill,
  resources: readonly CurrentResource[],
  swaps: Swaps,
  spent: SpentHours,
): CurrentPart[] {
  const path = skill.path ?? [];
  const main = new Set(path.map((entry) => findPlanned(entry, resources)?.id));
  return path.flatMap((entry, position): CurrentPart[] => {
    const planned = findPlanned(entry, resources);
    const chosen = resources.find(({ id }) => id === swaps[position]);
    const resource = chosen ?? planned;
    if (!resource) return [];
    const swapped = chosen !== undefined && chosen !== planned;
    const isAsPlanned = !swapped && resource.url === entry.url;
    const id = partId(skill.skill_id, resource.url, position);
    return [
      {
        id,
        position,
        teaches: entry.teaches,
        part: isAsPlanned ? (entry.part ?? null) : null,
        excerpt: !isAsPlanned && resource.teaches.length > entry.teaches.length,
        hours: swapped ? hoursWith(resource, entry) : entry.hours,
        spent: spent.get(id) ?? [],
        resource,
        swapped,
        others: resources
          .filter((other) => !main.has(other.id) && other !== resource && teachesAll(other, entry))
          .map((other) => ({ resource: other, hours: hoursWith(other, entry) })),
      },
    ];
  });
}

const teachesAll = (resource: CurrentResource, { teaches }: PathEntry): boolean =>
  teaches.every((element) => resource.teaches.includes(element));

// Where the planned resource is gone, and nothing stands in for it, what teaches the most of it.
function findPlanned(entry: PathEntry, resources: readonly CurrentResource[]): CurrentResource | undefined {
  const planned = resources.find(({ url, replaces }) => url === entry.url || replaces?.url === entry.url);
  const taught = ({ teaches }: CurrentResource) => entry.teaches.filter((element) => teaches.includes(element)).length;
  return planned ?? resources.toSorted((a, b) => taught(b) - taught(a))[0];
}

/** The hours of a part with another resource: as much of its hours as the part is of what it teaches, in half hours. */
function hoursWith({ hours, teaches }: CurrentResource, entry: PathEntry): number {
  if (hours === 0) return entry.hours;
  const share = (hours * entry.teaches.length) / Math.max(teaches.length, entry.teaches.length);
  return Math.min(hours, Math.max(0.5, Math.round(share * 2) / 2));
}

const partId = (skillId: string, url: string, position: number): string => resourceId(skillId, `${url} ${position}`);

/** The hours of a planned skill: its path as it is now and its piece of work; as planned without a path. */
export function currentHours(skill: PlannedSkill, path: readonly CurrentPart[]): number {
  if (path.length === 0) return skill.hours;
  return Math.round((path.reduce((sum, { hours }) => sum + hours, 0) + (skill.work?.hours ?? 0)) * 10) / 10;
}
