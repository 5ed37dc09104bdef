import type { z } from 'zod';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { presentOffer } from '#features/base/payments/server/index.ts';
import { loadResumes, presentSource, presentSources, type Resumes } from './present-source.ts';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { ReadingFailure } from '#features/base/resumes/contract.ts';
import type { FitmentScore, FreeRow, Preview, Report } from '../contract.ts';
import type { FitReport, RequirementReport } from './engine/report-types.ts';
import { ENGINE_VERSION } from './engine/version.ts';
import { getFitAdvice, pointsToNextBand } from './fit-advice.ts';
import { fitmentFacts, type Fitment, type StoredReport } from './load-fitment.ts';
import { requirementLabel } from './requirement-label.ts';
import { noteSentence } from './note-sentence.ts';
import { fitmentPolicy } from './policy.ts';
import { loadPlanPrice, loadReportPrice } from './prices.ts';
import { summarizeReport } from './summarize-report.ts';
import { readStoredReport } from './stored-report.ts';

type FitmentView = z.input<typeof FitmentScore>;

/** Presents a fitment to its owner or staff: the free look always, the report only if they may read it. */
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
  const resumes = await loadResumes(ctx, fitment, reports);
  const latest = reports[0];
  const report = latest && readStoredReport(latest.report);
  const canRead = fitmentPolicy.readReport(viewer, fitmentFacts(fitment));
  const readable = canRead && report?.enough ? report : null;
  return {
    id: fitment.id,
    type: 'fitment_score',
    attributes: {
      job_application_id: fitment.job_application_id,
      ...presentOutcome(fitment, report, readable),
      ...presentApplication(job, application),
      ...presentSources(fitment, resumes, application.fileName),
      user_slug: owner.slug,
      scored_at: latest?.created_at.toISOString() ?? null,
      ...(await presentPrices(ctx)),
      conditions: (report?.conditions ?? []).map((condition) => ({ ...condition, declared: condition.id in fitment.declared })),
      facts: (report?.facts ?? []).map((fact) => ({ ...fact, confirmed: fitment.declared[fact.id] === true })),
      preview: report?.enough ? buildPreview(report) : null,
      report: readable && latest ? await presentReport(ctx, latest) : null,
      attached: fitment.attached,
      outdated: report !== undefined && report.engine_version !== ENGINE_VERSION,
      history: reports.map((stored) => presentHistoryEntry(stored, resumes, canRead)),
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

const findFailure = ({ failure }: Fitment) => ReadingFailure.options.find((reason) => reason === failure) ?? null;

async function presentPrices(ctx: Context) {
  const [report, plan] = [await loadReportPrice(ctx), await loadPlanPrice(ctx)];
  return {
    total_price: report.paise / 100,
    offer: presentOffer(report),
    plan_price: plan.paise / 100,
    plan_offer: presentOffer(plan),
  };
}

type Application = Awaited<ReturnType<typeof getApplicationWithJob>>;

const presentApplication = (job: Application['job'], application: Pick<Application, 'createdAt' | 'status'>) => ({
  considered: application.status === 'considering',
  job_title: job.title,
  company_name: job.companyName,
  job_slug: job.slug,
  company_slug: job.companySlug,
  job_location: job.location,
  applied_at: application.createdAt.toISOString(),
});

const MAX_STRONGEST = 3;

/** The free look: no points and no sentence that names some. */
export function buildPreview(report: FitReport): z.input<typeof Preview> {
  const core = report.requirements.filter(({ part, out_of }) => part !== 'further' && out_of > 0);
  const count = (status: string) => core.filter((requirement) => requirement.status === status).length;
  const strongest = report.requirements
    .filter(({ type, status, evidence }) => evidence.length > 0 && type !== 'wording' && status !== 'missing')
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_STRONGEST);
  return {
    counts: { met: count('met'), partly: count('partly'), missing: count('missing') },
    strongest: strongest.map((requirement) => ({ ...presentFreeRow(requirement), evidence: requirement.evidence })),
    rows: report.requirements.map(presentFreeRow),
    advice: getFitAdvice(report),
    copied_ad: report.copied_ad,
  };
}

const presentFreeRow = (requirement: RequirementReport): z.input<typeof FreeRow> => ({
  id: requirement.id,
  part: requirement.part,
  type: requirement.type,
  label: requirementLabel(requirement),
  kind: requirement.kind,
  ad: { quote: requirement.ad.quote, mark: requirement.ad.mark },
  status: requirement.status,
  grade: requirement.grade,
  skill_ids: requirement.skill_ids,
  words: requirement.words,
  correction: requirement.correction,
});

const presentRequirement = (requirement: RequirementReport) => ({
  ...requirement,
  label: requirementLabel(requirement),
  // A stored report may be older than the field.
  months: requirement.months ?? null,
  note: requirement.note && noteSentence(requirement.note),
});

/** Presents a stored report, with the wording of the language model, if any. */
export async function presentReport(ctx: Context, stored: StoredReport): Promise<z.input<typeof Report>> {
  const report = readStoredReport(stored.report);
  const { total, score, band } = report;
  if (total === null || score === null || band === null) throw new Error('a report without a score cannot be presented');
  return {
    ...report,
    total,
    score,
    band,
    parts: report.parts.map((part) => ({ ...part, note: part.note && noteSentence(part.note) })),
    requirements: report.requirements.map(presentRequirement),
    to_next_band: pointsToNextBand(report),
    ...(await loadWording(ctx, stored)),
  };
}

async function loadWording(ctx: Context, { id, report }: StoredReport) {
  const row = await ctx.db.selectFrom('fitment_wordings').selectAll().where('fitment_report_id', '=', id).executeTakeFirst();
  const wording = row && { model: row.model, wrote_summary: row.summary !== null, other_skills: row.other_skills };
  const hasText = wording && (wording.wrote_summary || wording.other_skills.length > 0);
  return { summary: row?.summary ?? summarizeReport(readStoredReport(report)), wording: hasText ? wording : null };
}

const presentHistoryEntry = (stored: StoredReport, resumes: Resumes, canRead: boolean) => ({
  id: stored.id,
  total: canRead && stored.total !== null ? Number(stored.total) : null,
  score: canRead ? stored.score : null,
  band: stored.report.band,
  cause: stored.cause,
  source: presentSource(stored, resumes),
  engine_version: stored.engine_version,
  created_at: stored.created_at.toISOString(),
});
