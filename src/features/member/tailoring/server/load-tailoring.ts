import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import {
  buildFitInput,
  getFitment,
  scoreFit,
  type FitInput,
  type Fitment,
  type FitReport,
} from '#features/member/fitment/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { findLines, type FoundLine } from './find-lines.ts';
import { loadPages } from './find-page.ts';
import type { Decision } from './score-lines.ts';

export type LoadedTailoring = {
  job: Awaited<ReturnType<typeof getApplicationWithJob>>['job'];
  unlocked: boolean;
  input: FitInput;
  report: FitReport;
  lines: FoundLine[];
  decisions: Decision[];
};

/** The lines for one of the viewer's applications as things stand; 404 for another member's, 409 without a score. */
export async function loadTailoring(ctx: Context, applicationId: string): Promise<LoadedTailoring> {
  const { userId, job } = await getApplicationWithJob(ctx, applicationId);
  if (userId !== signedIn(ctx).id) throw notFound('application');
  const fitment = await getFitment(ctx, { applicationId });
  if (fitment.resume_text === null) throw conflict('tailoring-no-score');
  const { input, report, lines } = await loadLines(ctx, fitment);
  if (!report.enough) throw conflict('tailoring-no-score');
  const decisions = await ctx.db
    .selectFrom('tailored_lines')
    .select(['line_id', 'state', 'text'])
    .where('job_application_id', '=', applicationId)
    .execute();
  return { job, unlocked: fitment.unlocked_at !== null, input, report, lines, decisions };
}

/** The lines of a fitment whose résumé is read, with what they are found in. Checks no permission. */
export async function loadLines(ctx: Context, fitment: Fitment): Promise<Pick<LoadedTailoring, 'input' | 'report' | 'lines'>> {
  const input = await buildFitInput(ctx, fitment);
  const report = scoreFit(input);
  const lines = report.enough ? findLines(input, report, await loadPages(ctx, fitment.resume_id)) : [];
  return { input, report, lines };
}
