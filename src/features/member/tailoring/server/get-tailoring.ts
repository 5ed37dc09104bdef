import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { buildFitInput, getFitment, scoreFit, type FitReport } from '#features/member/fitment/server/index.ts';
import { getStoredProfile } from '#features/member/profiles/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { holdsSentence } from './apply-lines.ts';
import { findLines, findOutline, sumPoints } from './find-lines.ts';

/** What better words would earn for one of the viewer's applications. Lines after the first are only in an open report. */
export const getTailoring: UseCase<'GET /api/tailoring/{job_application_id}'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { job, unlocked, report } = await loadReport(ctx, params.job_application_id);
  const { profile } = await getStoredProfile(ctx, signedIn(ctx));
  const decided = await ctx.db
    .selectFrom('tailored_lines')
    .select(['line_id', 'state', 'text'])
    .where('job_application_id', '=', params.job_application_id)
    .execute();
  const lines = findLines(report).map((line) => {
    const decision = decided.find(({ line_id }) => line_id === line.id);
    return {
      ...line,
      state: decision?.state ?? ('open' as const),
      text: decision?.text ?? line.suggestion,
      in_profile: holdsSentence(profile, line.quote),
    };
  });
  return {
    data: {
      id: params.job_application_id,
      type: 'tailoring',
      attributes: {
        job_title: job.title,
        company_name: job.companyName,
        job_slug: job.slug,
        company_slug: job.companySlug,
        unlocked,
        points: { all: sumPoints(lines), taken: sumPoints(lines.filter(({ state }) => state === 'taken')) },
        total: unlocked ? report.total : null,
        line_count: lines.length,
        lines: unlocked ? lines : lines.slice(0, 1),
        missing: report.requirements
          .filter(({ status, type }) => status === 'missing' && type !== 'wording')
          .map(({ label }) => label),
        outline: findOutline(report),
      },
    },
  };
};

/** The report of one of the viewer's applications as things stand; 404 for another member's, 409 without a score. */
export async function loadReport(ctx: Context, applicationId: string): Promise<LoadedReport> {
  const { userId, job } = await getApplicationWithJob(ctx, applicationId);
  if (userId !== signedIn(ctx).id) throw notFound('application');
  const fitment = await getFitment(ctx, { applicationId });
  if (fitment.resume_text === null) throw conflict('tailoring-no-score');
  const report = scoreFit(await buildFitInput(ctx, fitment));
  if (!report.enough) throw conflict('tailoring-no-score');
  return { job, unlocked: fitment.unlocked_at !== null, report };
}

type LoadedReport = {
  job: Awaited<ReturnType<typeof getApplicationWithJob>>['job'];
  unlocked: boolean;
  report: FitReport;
};
