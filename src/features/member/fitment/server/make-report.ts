import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#platform/http/context.ts';
import { scoreFit } from './engine/score-fit.ts';
import type { FitReport } from './engine/report-types.ts';
import { buildFitInput } from './build-fit-input.ts';
import { readStoredReport } from './stored-report.ts';
import { latestReport, type Fitment, type StoredReport } from './load-fitment.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A fitment that had a score has another one, for another reason than a finished skill. */
    'score.changed': { fitmentId: string };
  }
}

/** Scores a fitment and stores the report, unless it equals the last one and was made from the same résumé. */
export async function makeReport(
  ctx: Context,
  fitment: Fitment,
  cause: StoredReport['cause'],
): Promise<{ report: FitReport; isNew: boolean }> {
  const report = scoreFit(await buildFitInput(ctx, fitment));
  const previous = await latestReport(ctx, fitment.id);
  const status = report.enough ? 'ready' : 'not_enough';
  if (fitment.status !== status)
    await ctx.db.updateTable('fitment_scores').set({ status, failure: null }).where('id', '=', fitment.id).execute();
  const isSameSource = previous?.resume_id === fitment.resume_id && previous?.from_profile === fitment.from_profile;
  const isOtherResume = cause === 'resume' && !isSameSource;
  if (previous && !isOtherResume && hasSameContent(readStoredReport(previous.report), report)) return { report, isNew: false };
  const { id } = await ctx.db
    .insertInto('fitment_reports')
    .values({
      fitment_score_id: fitment.id,
      cause: previous ? cause : 'first',
      resume_id: fitment.resume_id,
      resume_name: fitment.resume_name,
      from_profile: fitment.from_profile,
      total: report.total,
      score: report.score,
      band: report.band,
      engine_version: report.engine_version,
      taxonomy_version: report.taxonomy_version,
      input_hash: report.input_hash,
      report: JSON.stringify(report),
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // What was finished here is in the plans already.
  if (previous && cause !== 'completed') await ctx.publish('score.changed', { fitmentId: fitment.id });
  if (report.enough && fitment.unlocked_at !== null)
    await ctx.publish('report.opened', { reportId: id, applicationId: fitment.job_application_id });
  return { report, isNew: true };
}

// The input hash changes every day, so reports are compared by their content.
function hasSameContent(a: FitReport, b: FitReport): boolean {
  const content = (report: FitReport): unknown =>
    JSON.parse(JSON.stringify({ ...report, input_hash: undefined, weights: undefined }));
  return isDeepStrictEqual(content(a), content(b));
}
