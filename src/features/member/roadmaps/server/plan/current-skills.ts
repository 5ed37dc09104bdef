import { workForReader, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { PlannedSkill } from './plan-types.ts';

/**
 * The skills of a plan as editors name them now, with the text of their pieces of work as it is now and the hours that were
 * planned for it. One that editors took back is left out.
 */
export const currentSkills = (planned: readonly PlannedSkill[], taxonomy: Taxonomy): PlannedSkill[] =>
  planned.map(({ work, ...skill }) => {
    const now = taxonomy.byId.get(skill.skill_id);
    // After a merge the stop stays what it was; a plan may have both skills.
    if (now?.id !== skill.skill_id) return work ? { ...skill, work } : skill;
    const named = { ...skill, name: now.name };
    if (!work || now.work_dropped) return named;
    return { ...named, work: now.work ? { ...workForReader(now.work), hours: work.hours } : work };
  });
