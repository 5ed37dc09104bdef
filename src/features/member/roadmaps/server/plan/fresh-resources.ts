import { compareResources, resourceId, type GetHealth, type SkillResource } from '#features/base/skills/server/index.ts';
import type { PlannedSkill } from './plan-types.ts';

/** A current resource of a plan. `standsFor` is the one it replaces. */
export type FreshResource = SkillResource & {
  id: string;
  checkedOn: string | null;
  broken: boolean;
  standsFor: { id: string; title: string; url: string; reported: boolean } | null;
};

/**
 * The resources of a planned skill, where broken ones and those this member reported are replaced by the best unused one
 * of the same kind. Finished ones stay. One without a replacement is left out, unless none would remain.
 */
export function freshResources(
  skill: PlannedSkill,
  catalogue: readonly SkillResource[],
  healthOf: GetHealth,
  isDone: (resourceId: string) => boolean,
): FreshResource[] {
  const planned = skill.resources.flatMap(({ resources }) => resources);
  const used = new Set(planned.map(({ url }) => url));
  const spare = compareResources(catalogue).filter(({ url }) => !used.has(url) && !isOut(healthOf, url));
  const fresh: FreshResource[] = [];
  const lost: FreshResource[] = [];
  for (const resource of planned) {
    const shown = show(skill.skill_id, resource, healthOf);
    if (!isOut(healthOf, resource.url) || isDone(shown.id)) {
      fresh.push(shown);
      continue;
    }
    const at = spare.findIndex(({ kind }) => kind === resource.kind);
    const [substitute] = at < 0 ? [] : spare.splice(at, 1);
    if (!substitute) {
      lost.push({ ...shown, broken: true });
      continue;
    }
    const { id, title, url } = shown;
    const standsFor = { id, title, url, reported: healthOf(url).reported };
    fresh.push({ ...show(skill.skill_id, substitute, healthOf), standsFor });
  }
  return fresh.length > 0 ? fresh : lost;
}

const isOut = (healthOf: GetHealth, url: string): boolean => {
  const { broken, reported } = healthOf(url);
  return broken || reported;
};

const show = (skillId: string, resource: SkillResource, healthOf: GetHealth): FreshResource => ({
  ...resource,
  id: resourceId(skillId, resource.url),
  checkedOn: healthOf(resource.url).checkedOn,
  broken: false,
  standsFor: null,
});
