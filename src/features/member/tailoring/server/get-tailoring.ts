import { WEIGHTS, pointsToNextBand, requirementLabel, type FitReport } from '#features/member/fitment/server/index.ts';
import { getStoredProfile } from '#features/member/profiles/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { holdsSentence } from './apply-lines.ts';
import { findOutline } from './find-lines.ts';
import { findRest } from './find-rest.ts';
import { loadTailoring } from './load-tailoring.ts';
import { findWorded, type Worded } from './wording/find-worded.ts';
import { scoreLines, sumPoints, type ScoredLine } from './score-lines.ts';

/** What better words would earn for one of the viewer's applications. Lines after the first are only in an open report. */
export const getTailoring: UseCase<'GET /api/tailoring/{job_application_id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { job, unlocked, input, report, lines: found, decisions } = await loadTailoring(ctx, params.job_application_id);
  const { profile } = await getStoredProfile(ctx, viewer);
  const scored = scoreLines(input, found, decisions);
  const worded = unlocked ? await findWorded(ctx, params.job_application_id, input, found) : new Map<string, Worded>();
  const lines = scored.map(({ gains, ...line }) => ({
    ...line,
    gains: unlocked ? nameRows(report, gains) : [],
    worded: worded.get(line.id) ?? null,
    in_profile: line.kind === 'top' || holdsSentence(profile, line.quote),
  }));
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
        points: {
          all: sumPoints(lines.filter(({ state }) => state !== 'left')),
          taken: sumPoints(lines.filter(({ state }) => state === 'taken')),
        },
        total: unlocked ? report.total : null,
        band: report.band ?? 'low',
        goal: unlocked ? findGoal(report) : null,
        line_count: lines.length,
        lines: unlocked ? lines : lines.slice(0, 1),
        rest: findRest(report, scored, unlocked),
        outline: findOutline(report),
      },
    },
  };
};

function findGoal(report: FitReport) {
  const { good, moderate } = WEIGHTS.bands;
  if (pointsToNextBand(report) === null) return null;
  return report.band === 'low' ? { total: moderate, band: 'moderate' as const } : { total: good, band: 'good' as const };
}

function nameRows({ requirements }: FitReport, gains: ScoredLine['gains']): { label: string; points: number }[] {
  const labels = new Map(requirements.map((row) => [row.id, requirementLabel(row)]));
  return gains.map(({ requirementId, points }) => ({ label: labels.get(requirementId) ?? '', points }));
}
