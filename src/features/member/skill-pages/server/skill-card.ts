import type { Skill, Taxonomy } from '#features/base/skills/server/index.ts';

/** A skill has a page when it has resources. */
export const hasPage = ({ resources = [] }: Skill): boolean => resources.length > 0;

/** A skill in a list. */
export const presentSkillCard = ({ id, name, family, summary = '', hours = 0, resources = [] }: Skill) => ({
  id,
  type: 'skill' as const,
  attributes: { name, family, summary, hours, resource_count: resources.length },
});

/** The cards of the given skills that have a page, distinct. */
export function presentSkillCards({ byId }: Taxonomy, ids: readonly string[]) {
  return [...new Set(ids)].flatMap((id) => {
    const skill = byId.get(id);
    return skill && hasPage(skill) ? [presentSkillCard(skill)] : [];
  });
}
