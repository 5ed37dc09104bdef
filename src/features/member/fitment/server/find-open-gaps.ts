import { sql } from 'kysely';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { prepareGain } from './engine/prepare-gain.ts';
import type { FitReport } from './engine/report-types.ts';
import type { Fitment } from './load-fitment.ts';
import { buildFitInput } from './build-fit-input.ts';
import { readStoredReport } from './stored-report.ts';

const MAX_SKILLS = 8;

/**
 * The skills that are missing or partly met in a member's newest unlocked report, highest gain first. `computeGain` computes
 * the points gained by learning several of them. Null without an unlocked report. Checks no permission.
 */
export async function findOpenGaps(ctx: Context, userId: string) {
  const { rows } = await sql<Fitment & { report: FitReport }>`
    select f.*, latest.report from fitment_scores as f
    cross join lateral (
      select report, created_at from fitment_reports where fitment_score_id = f.id order by sequence desc limit 1
    ) as latest
    where f.user_id = ${userId} and f.unlocked_at is not null
    order by latest.created_at desc limit 1`.execute(ctx.db);
  const [newest] = rows;
  if (!newest) return null;
  const { report: stored, ...fitment } = newest;
  const report = readStoredReport(stored);
  const learnable = report.requirements
    .filter(({ status, raise }) => status !== 'met' && raise !== null)
    .toSorted((a, b) => (b.raise?.points ?? 0) - (a.raise?.points ?? 0));
  const [input, { job }] = await Promise.all([
    buildFitInput(ctx, fitment),
    getApplicationWithJob(ctx, fitment.job_application_id),
  ]);
  return {
    job: job.title,
    company: job.companyName,
    applicationId: fitment.job_application_id,
    skillIds: [...new Set(learnable.flatMap(({ raise }) => raise?.skill_ids ?? []))].slice(0, MAX_SKILLS),
    computeGain: prepareGain(input),
  };
}
