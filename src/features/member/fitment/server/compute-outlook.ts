import type { Context } from '#platform/http/context.ts';
import type { FitInput } from './engine/fit-input.ts';
import type { Band } from './engine/report-types.ts';
import { scoreFit } from './engine/score-fit.ts';
import { latestReport } from './load-fitment.ts';
import { toEvidence } from './finished-skills.ts';
import { buildFitInput } from './build-fit-input.ts';

/** Points with one decimal, and the rounded score and band; null without enough text. */
export type LearntScore = { points: number; score: number | null; band: Band | null };

/** The score after finishing these skills here, by the engine and evidence used when it happens. */
export function scoreWithFinished(input: FitInput, skillIds: readonly string[]): LearntScore {
  const known = new Set((input.profile?.skills ?? []).filter(({ grade }) => grade === 'completed').map((one) => one.skill_id));
  const learnt = skillIds.filter((id) => !known.has(id)).map((skill_id) => toEvidence({ skill_id, finished_on: input.today }));
  const report = scoreFit({
    ...input,
    profile: { ...input.profile, skills: [...(input.profile?.skills ?? []), ...learnt] },
  });
  const points = report.parts.reduce((sum, part) => sum + part.points, 0);
  return { points: Math.round(points * 10) / 10, score: report.score, band: report.band };
}

export type Outlook = { unlocked: boolean; score: number | null; after: { score: number; band: Band } | null };

/** The score now and after finishing `skillIds`. Checks no permission; the caller has checked the plan's. */
export async function computeOutlook(ctx: Context, fitmentId: string, skillIds: readonly string[]): Promise<Outlook> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirstOrThrow();
  if (fitment.unlocked_at === null) return { unlocked: false, score: null, after: null };
  const score = (await latestReport(ctx, fitmentId))?.score ?? null;
  const { score: after, band } = scoreWithFinished(await buildFitInput(ctx, fitment), skillIds);
  return { unlocked: true, score, after: after === null || band === null ? null : { score: after, band } };
}
