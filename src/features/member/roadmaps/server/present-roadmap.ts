import type { z } from 'zod';
import { findItemPayment, presentOffer } from '#features/base/payments/server/index.ts';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { computeOutlook, loadPlanPrice } from '#features/member/fitment/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { Roadmap, RoadmapCard } from '../contract.ts';
import { roadmapFacts, type StoredRoadmap } from './load-roadmap.ts';
import { isSetAside, sumSteps, type Step } from './plan/steps.ts';
import { findChanges, presentChanges } from './find-changes.ts';
import { findSale } from './find-sale.ts';
import { loadSlip } from './load-slip.ts';
import { presentWeek } from './plan-week.ts';
import { planItem } from './plan-item.ts';
import { roadmapPolicy } from './policy.ts';
import { addCounts, NO_RESOURCES, presentStep } from './present-step.ts';
import { loadLinks } from './load-links.ts';
import { loadSteps, type PlanSteps } from './load-steps.ts';
import { loadSubject } from './load-subject.ts';

type RoadmapView = z.input<typeof Roadmap>;
const REFUND_STATES = ['refund_pending', 'refunded', 'refund_failed'] as const;
type CardView = z.input<typeof RoadmapCard>;

/** Presents a plan to its owner or staff. Locked content is removed here, so that no page or file contains it. */
export async function presentRoadmap(ctx: Context, row: StoredRoadmap): Promise<RoadmapView> {
  const viewer = signedIn(ctx);
  const facts = roadmapFacts(row);
  const planSteps = await loadSteps(ctx, row);
  const [card, outlook, links, money_back, slip, changes, sale] = await Promise.all([
    presentCard(ctx, row, planSteps),
    loadPlanScores(ctx, row, planSteps.steps),
    loadLinks(ctx, row.id),
    loadMoneyBack(ctx, row),
    loadSlip(ctx, row, planSteps),
    findChanges(ctx, row, planSteps),
    findSale(ctx, row, planSteps.steps),
  ]);
  return {
    id: row.id,
    type: 'roadmap',
    attributes: {
      ...card.attributes,
      ...outlook,
      skills: presentSteps(row, planSteps),
      unplanned: row.plan.unplanned.map(({ name }) => name),
      week: presentWeek(ctx, row, planSteps.steps, planSteps.finished),
      slip,
      changes: changes && presentChanges(planSteps, changes),
      sale,
      money_back,
      reminders: row.reminders,
      links,
      can: { open_pdf: roadmapPolicy.openPdf(facts), change: roadmapPolicy.change(viewer, facts) },
    },
  };
}

async function loadMoneyBack(ctx: Context, row: StoredRoadmap): Promise<RoadmapView['attributes']['money_back']> {
  if (row.review !== 'refund_offered') return null;
  const payment = await findItemPayment(ctx, planItem(row.id));
  if (payment === null) return null;
  return {
    status: REFUND_STATES.find((state) => state === payment.status) ?? 'offered',
    amount: payment.amountPaise / 100,
    payment_path: payment.page,
  };
}

/** Presents a plan for a list. */
export async function presentRoadmapCard(ctx: Context, row: StoredRoadmap): Promise<CardView> {
  return presentCard(ctx, row, await loadSteps(ctx, row));
}

const presentSteps = (row: StoredRoadmap, { steps, finished, grades }: PlanSteps) =>
  steps.map((step) =>
    presentStep(
      step,
      !roadmapPolicy.openSkill(roadmapFacts(row), step.original_index),
      finished,
      grades.get(step.skill.skill_id) ?? null,
    ),
  );

async function presentCard(ctx: Context, row: StoredRoadmap, planSteps: PlanSteps): Promise<CardView> {
  const [subject, owner] = await Promise.all([loadSubject(ctx, row), getPerson(ctx, row.user_id)]);
  const { schedule } = planSteps;
  const { job } = subject;
  const stops = planSteps.steps.filter((step) => !isSetAside(step));
  const price = await loadPlanPrice(ctx);
  const next = planSteps.steps.find(({ state }) => state === 'now');
  return {
    id: row.id,
    type: 'roadmap',
    attributes: {
      price: price.paise / 100,
      offer: presentOffer(price),
      purchased: roadmapFacts(row).purchased,
      read: row.read_at !== null,
      user_slug: owner.slug,
      source_type: row.source_type,
      job_application_id: row.source_id,
      pack_slug: row.pack_slug,
      job: job && {
        data: {
          attributes: {
            name: job.title,
            company_name: job.companyName,
            summary: job.summary,
            slug: job.slug,
            company_slug: job.companySlug,
          },
        },
      },
      title: subject.title,
      subject: subject.subject,
      summary: subject.summary,
      resource_counts_by_category: presentSteps(row, planSteps)
        .map((skill) => skill.resource_counts_by_category)
        .reduce(addCounts, NO_RESOURCES),
      skill_count: stops.length,
      ...sumSteps(planSteps.steps, schedule.start_on),
      hours_per_week: schedule.hours_per_week,
      start_on: schedule.start_on,
      stations: stops.map(({ state }) => state),
      next: next ? { skill_id: next.skill.skill_id, name: next.skill.name, due_on: next.due_on, late: next.late } : null,
      closes_on: job?.validUntil ?? null,
      pause: schedule.pause,
      created_at: row.created_at.toISOString(),
    },
  };
}

/** The score now and with every open step shown by a piece of work; null until the fitment report is unlocked. */
export async function loadPlanScores(ctx: Context, row: StoredRoadmap, steps: readonly Step[]) {
  const noScores = { current_score: null, projected_score: null, projected_band: null };
  if (row.fitment_score_id === null) return noScores;
  const openSkillIds = steps.filter(({ state }) => state === 'now' || state === 'ahead').map(({ skill }) => skill.skill_id);
  const { unlocked, score, after } = await computeOutlook(ctx, row.fitment_score_id, openSkillIds);
  if (!unlocked || score === null || after === null) return noScores;
  return { current_score: score, projected_score: after.score, projected_band: after.band };
}
