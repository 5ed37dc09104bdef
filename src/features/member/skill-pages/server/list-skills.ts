import { compareText, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { hasPage, presentSkillCard } from './skill-card.ts';

/** Every skill with resources, by family and name. */
export const listSkills: UseCase<'GET /api/skills'> = async () => {
  const { skills } = await skillCatalogue();
  const taught = skills.filter(hasPage).toSorted((a, b) => compareText(a.family, b.family) || a.name.localeCompare(b.name, 'en'));
  return { data: taught.map(presentSkillCard), meta: { next_cursor: null } };
};
