import { sortResources, resourceId, type GetHealth, type SkillResource } from '#features/base/skills/server/index.ts';
import type { PlannedSkill } from './plan-types.ts';

/** A resource of a plan as it is now. `replaces` is the planned resource it stands in for. */
export type CurrentResource = Omit<SkillResource, 'teaches'> & {
  id: string;
  /** The learning elements of the skill that it teaches. */
  teaches: readonly string[];
  checkedOn: string | null;
  broken: boolean;
  replaces: { id: string; title: string; url: string; reported: boolean } | null;
};

/**
 * The resources of a planned skill. Broken ones and those reported by this member are replaced by the best unused resource
 * of the same kind and language; finished ones are not replaced. One whose address editors
 * replaced is taken at its new address. Resources without a substitute are left out, unless none would remain.
 */
export function currentResources(
  skill: PlannedSkill,
  catalogue: readonly SkillResource[],
  getHealth: GetHealth,
  isDone: (resourceId: string) => boolean,
): CurrentResource[] {
  const plannedResources = skill.resources.flatMap(({ resources }) => resources);
  const used = new Set(plannedResources.map(({ url }) => url));
  const substitutes = sortResources(catalogue).filter(({ url }) => !used.has(url) && !isUnavailable(getHealth, url));
  const toCurrentResource = (resource: SkillResource): CurrentResource => ({
    ...resource,
    id: resourceId(skill.skill_id, resource.url),
    teaches: taughtBy(skill, resource, catalogue),
    checkedOn: getHealth(resource.url).checkedOn,
    broken: false,
    replaces: null,
  });
  const current: CurrentResource[] = [];
  const withoutSubstitute: CurrentResource[] = [];
  for (const resource of plannedResources) {
    const planned = toCurrentResource(resource);
    const successor = substitutes.findIndex(({ former_url }) => former_url === resource.url);
    if ((successor < 0 && !isUnavailable(getHealth, resource.url)) || isDone(planned.id)) {
      current.push(planned);
      continue;
    }
    const isAlike = ({ kind, language }: SkillResource) => kind === resource.kind && language === resource.language;
    const index = successor < 0 ? substitutes.findIndex(isAlike) : successor;
    const [substitute] = index < 0 ? [] : substitutes.splice(index, 1);
    if (!substitute) {
      withoutSubstitute.push({ ...planned, broken: true });
      continue;
    }
    const { id, title, url } = planned;
    const replaces = { id, title, url, reported: getHealth(url).reported };
    current.push({ ...toCurrentResource(substitute), replaces });
  }
  return current.length > 0 ? current : withoutSubstitute;
}

const isUnavailable = (getHealth: GetHealth, url: string): boolean => {
  const { broken, reported } = getHealth(url);
  return broken || reported;
};

// What the path takes from a resource, or else what the catalogue says now, also of a plan that was made before it said so.
function taughtBy({ path = [], learning_elements }: PlannedSkill, resource: SkillResource, catalogue: readonly SkillResource[]) {
  const taken = path.filter(({ url }) => url === resource.url).flatMap(({ teaches }) => teaches);
  if (taken.length > 0) return taken;
  const { teaches } = catalogue.find(({ url }) => url === resource.url) ?? resource;
  return teaches ?? learning_elements;
}
