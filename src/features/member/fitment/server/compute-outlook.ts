import type { Context } from '#platform/http/context.ts';
import type { FitInput } from './engine/fit-input.ts';
import type { Band } from './engine/report-types.ts';
import { scoreFit } from './engine/score-fit.ts';
import { latestReport } from './load-fitment.ts';
import { toProfileSkill } from './finished-skills.ts';
import { buildFitInput } from './build-fit-input.ts';

/** Points with one decimal, and the rounded score and band; null without enough text. */
export type ProjectedScore = { points: number; score: number | null; band: Band | null };

/** The score after finishing these skills, computed exactly as when the member really finishes them. */
export function scoreWithFinished(input: FitInput, skillIds: readonly string[]): ProjectedScore {
  const current = input.profile?.skills ?? [];
  const added = skillIds.map((skill_id) => toProfileSkill({ skill_id, finished_on: input.today, grade: 'claimed' }));
  const report = scoreFit({
    ...input,
    profile: { ...input.profile, skills: [...current, ...added] },
  });
  return { points: report.total ?? 0, score: report.score, band: report.band };
}

export type Outlook = { unlocked: boolean; score: number | null; after: { score: number; band: Band } | null };

/** The score now and after finishing `skillIds`. Checks no permission: the caller has already checked access to the plan. */
export async function computeOutlook(ctx: Context, fitmentId: string, skillIds: readonly string[]): Promise<Outlook> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirstOrThrow();
  if (fitment.unlocked_at === null) return { unlocked: false, score: null, after: null };
  const score = (await latestReport(ctx, fitmentId))?.score ?? null;
  const { score: after, band } = scoreWithFinished(await buildFitInput(ctx, fitment), skillIds);
  return { unlocked: true, score, after: after === null || band === null ? null : { score: after, band } };
}
