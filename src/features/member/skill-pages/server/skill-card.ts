import type { Skill, Taxonomy } from '#features/base/skills/server/index.ts';

/** A skill in use has a page when it has resources. */
export const hasPage = ({ resources = [], out_of_use }: Skill): boolean => resources.length > 0 && !out_of_use;

/** A skill in a list. */
export const presentSkillCard = ({ id, name, family, summary = '', hours = 0, resources = [] }: Skill) => ({
  id,
  type: 'skill' as const,
  attributes: { name, family, summary, hours, resource_count: resources.length },
});

/** The cards of the given skills that have a page, distinct. */
export function presentSkillCards({ byId }: Taxonomy, ids: readonly string[]) {
  const skills = new Set(ids.flatMap((id) => byId.get(id) ?? []));
  return [...skills].filter(hasPage).map(presentSkillCard);
}
