import { getStoredProgram } from '#features/catalogue/programs/server/index.ts';
import { skillCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export const LIMITS = { skills: 3, insights: 4, jobs: 5 };

/** The first skills that a program teaches. */
export async function findTaughtSkills(ctx: Context, id: string): Promise<Skill[]> {
  const [{ skill_ids }, { taxonomy }] = await Promise.all([getStoredProgram(ctx, { id }), skillCatalogue()]);
  const skills = new Set(skill_ids.flatMap((skillId) => taxonomy.byId.get(skillId) ?? []));
  return [...skills].filter(({ out_of_use }) => !out_of_use).slice(0, LIMITS.skills);
}
