import type { Context } from '#platform/http/context.ts';
import { buildFitInput } from './build-fit-input.ts';
import { prepareOutlook } from './engine/prepare-outlook.ts';
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
  const skills = (input.profile?.skills ?? []).filter(({ skill_id, grade }) => skill_id !== skillId || !PROVEN.includes(grade));
  const outlook = prepareOutlook({ ...input, profile: { ...input.profile, skills } });
  if (!outlook) return null;
  const [checked, shown] = [outlook.after([skillId], 'checked').tenths, outlook.after([skillId], 'shown').tenths];
  return { checked: (checked - outlook.now.tenths) / 10, shown: (shown - checked) / 10 };
}

const PROVEN: readonly string[] = ['checked', 'shown'] satisfies FinishedGrade[];
