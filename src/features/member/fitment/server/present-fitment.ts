import type { z } from 'zod';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { FitmentScore, Preview, Report } from '../contract.ts';
import type { FitReport } from './engine/report-types.ts';
import { fitmentFacts, type Fitment, type StoredReport } from './load-fitment.ts';
import { requirementLabel } from './requirement-label.ts';
import { noteSentence } from './note-sentence.ts';
import { fitmentPolicy } from './policy.ts';
import { summarizeReport } from './summarize-report.ts';
import { reachableScore } from './reachable-score.ts';

type FitmentView = z.input<typeof FitmentScore>;
const FAILURES = ['scanned', 'encrypted', 'broken', 'empty', 'too_long'] as const;

/** Presents a fitment to its owner or staff: the free preview always, the report only once bought. */
export async function presentFitment(ctx: Context, fitment: Fitment): Promise<FitmentView> {
  const viewer = signedIn(ctx);
  const [{ job, ...application }, owner, reports] = await Promise.all([
    getApplicationWithJob(ctx, fitment.job_application_id),
    getPerson(ctx, fitment.user_id),
    ctx.db
      .selectFrom('fitment_reports')
      .selectAll()
      .where('fitment_score_id', '=', fitment.id)
      .orderBy('sequence', 'desc')
      .limit(50)
      .execute(),
  ]);
  const latest = reports[0];
  const report = latest?.report;
  const canRead = fitmentPolicy.readReport(viewer, fitmentFacts(fitment));
  const readable = canRead && report?.enough ? report : null;
  return {
    id: fitment.id,
    type: 'fitment_score',
    attributes: {
      job_application_id: fitment.job_application_id,
      ...presentOutcome(fitment, report, readable),
      ...presentApplication(job, application),
      user_slug: owner.slug,
      scored_at: latest?.created_at.toISOString() ?? null,
      ...presentPrices(ctx),
      preview: report?.enough ? buildPreview(report) : null,
      report: readable && latest ? await presentReport(ctx, fitment, latest) : null,
      ...(await presentCorrections(fitment)),
      history: canRead ? reports.map(presentHistoryEntry) : [],
    },
  };
}

const presentOutcome = (fitment: Fitment, report: FitReport | undefined, readable: FitReport | null) => ({
  status: fitment.status,
  failure: findFailure(fitment),
  missing_to_tell: report?.missing_to_tell.map(noteSentence) ?? [],
  fitment_score_generated: report?.enough ?? false,
  score: readable?.score ?? null,
  band: report?.band ?? null,
  unlocked: fitment.unlocked_at !== null,
});

const findFailure = ({ failure }: Fitment) => FAILURES.find((reason) => reason === failure) ?? null;

const presentPrices = ({ config }: Context) => ({
  total_price: config.FITMENT_PRICE_PAISE / 100,
  list_price: config.FITMENT_LIST_PRICE_PAISE / 100,
  plan_price: config.PLAN_PRICE_PAISE / 100,
  plan_list_price: config.PLAN_LIST_PRICE_PAISE / 100,
  plan_saving_against: config.PLAN_SAVING_AGAINST_PAISE / 100,
});

type Application = Awaited<ReturnType<typeof getApplicationWithJob>>;

const presentApplication = (job: Application['job'], application: Pick<Application, 'fileName' | 'createdAt'>) => ({
  job_title: job.title,
  company_name: job.companyName,
  job_slug: job.slug,
  company_slug: job.companySlug,
  job_location: job.location,
  file_name: application.fileName,
  applied_at: application.createdAt.toISOString(),
});

const MAX_STRONGEST = 2;

function buildPreview(report: FitReport): z.input<typeof Preview> {
  const count = (status: string) => report.requirements.filter((requirement) => requirement.status === status).length;
  const strongest = [...report.requirements]
    .filter(
      ({ part, status, evidence }) => evidence.length > 0 && (status === 'met' || (status === 'partly' && part === 'skills')),
    )
    .toSorted((one, other) => strengthRank(report, one.id) - strengthRank(report, other.id) || other.points - one.points)
    .slice(0, MAX_STRONGEST);
  const strongestIds = new Set(strongest.map(({ id }) => id));
  return {
    counts: { met: count('met'), partly: count('partly'), missing: count('missing') },
    strongest: strongest.map(presentRequirement),
    others: report.requirements
      .filter(({ id }) => !strongestIds.has(id))
      .map(({ id, part, label, kind, ad }) => ({
        id,
        label: requirementLabel({ part, label }),
        kind,
        ad: { quote: ad.quote, mark: ad.mark },
      })),
    copied_ad: report.copied_ad,
  };
}

const strengthRank = (report: FitReport, id: string) => {
  const at = report.strengths.indexOf(id);
  return at === -1 ? report.strengths.length : at;
};

const presentRequirement = (requirement: FitReport['requirements'][number]) => ({
  ...requirement,
  label: requirementLabel(requirement),
  note: requirement.note && noteSentence(requirement.note),
});

/** Presents a report, with the score reachable by learning and the wording of the language model, if any. */
export async function presentReport(ctx: Context, fitment: Fitment, stored: StoredReport): Promise<z.input<typeof Report>> {
  const { report } = stored;
  const { score, band } = report;
  if (score === null || band === null) throw new Error('a report without a score cannot be presented');
  return {
    ...report,
    score,
    band,
    parts: report.parts.map((part) => ({ ...part, note: part.note && noteSentence(part.note) })),
    requirements: report.requirements.map(presentRequirement),
    reach: await reachableScore(ctx, fitment, report),
    ...(await loadWording(ctx, stored)),
  };
}

async function loadWording(ctx: Context, { id, report }: StoredReport) {
  const row = await ctx.db.selectFrom('fitment_wordings').selectAll().where('fitment_report_id', '=', id).executeTakeFirst();
  const wording = row && { model: row.model, wrote_summary: row.summary !== null, other_skills: row.other_skills };
  const hasText = wording && (wording.wrote_summary || wording.other_skills.length > 0);
  return { summary: row?.summary ?? summarizeReport(report), wording: hasText ? wording : null };
}

async function presentCorrections(fitment: Fitment) {
  const { taxonomy } = await skillCatalogue();
  const name = (id: string) => taxonomy.byId.get(id)?.name ?? id;
  return {
    struck: fitment.struck.map((skill_id) => ({ skill_id, name: name(skill_id) })),
    attached: fitment.attached.map(({ skill_id, text }) => ({ skill_id, name: name(skill_id), text })),
  };
}

const presentHistoryEntry = ({ id, score, cause, engine_version, created_at, report }: StoredReport) => ({
  id,
  score,
  band: report.band,
  cause,
  engine_version,
  created_at: created_at.toISOString(),
});
