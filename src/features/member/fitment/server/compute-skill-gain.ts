import type { Context } from '#platform/http/context.ts';
import { buildFitInput } from './build-fit-input.ts';
import { assess, prepareFit } from './engine/assess.ts';
import type { FinishedGrade } from './finished-skills.ts';

/** Points with one decimal: what a check adds, and what a piece of work adds after it. */
export type SkillGain = { checked: number; shown: number };

/**
 * What a check and a piece of work earn for a skill, compared with no more than what the résumé, the profile and a claim show;
 * null without a score. Checks no permission.
 */
export async function computeSkillGain(ctx: Context, fitmentId: string, skillId: string): Promise<SkillGain | null> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirst();
  if (!fitment || fitment.status !== 'ready') return null;
  const input = await buildFitInput(ctx, fitment);
  const others = (input.profile?.skills ?? []).filter(({ skill_id, grade }) => skill_id !== skillId || !PROVEN.includes(grade));
  const tenthsWith = (added: readonly { skill_id: string; grade: FinishedGrade }[]) =>
    assess(prepareFit({ ...input, profile: { ...input.profile, skills: [...others, ...added] } })).tenths;
  const [before, checked, shown] = [
    tenthsWith([]),
    tenthsWith([{ skill_id: skillId, grade: 'checked' }]),
    tenthsWith([{ skill_id: skillId, grade: 'shown' }]),
  ];
  return { checked: (checked - before) / 10, shown: (shown - checked) / 10 };
}

const PROVEN: readonly string[] = ['checked', 'shown'] satisfies FinishedGrade[];
