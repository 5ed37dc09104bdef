import type { z } from 'zod';
import { findFitmentOfApplication, findLatestReport, WEIGHTS, type Projection } from '#features/member/fitment/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { findOfferOf, pathOfAim } from '#features/member/plan-offers/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { PlanChanges } from '../contract-replanning.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { loadSteps, type PlanSteps } from './load-steps.ts';
import { buildPlan } from './plan/build-plan.ts';
import { comparePlan, type Comparison } from './plan/compare-plan.ts';
import { mergePlan } from './plan/merge-plan.ts';
import type { Plan } from './plan/plan-types.ts';
import { finishingDate } from './plan/slip.ts';
import { setAside, takeBack } from './plan/steps.ts';

/** `report` is the sequence of the score; `plan` the plan once the changes are applied. */
export type Changes = Pick<Comparison, 'unneeded' | 'worth' | 'returning' | 'added'> & {
  report: number;
  plan: Plan;
  band: Projection['band'];
  bandReached: boolean;
  dueOnAfter: string;
};

const BANDS = ['low', 'moderate', 'good'] as const;

/**
 * What a score that is later than the plan, or than the last one it was compared with, changes in it; null for nothing. Plans
 * made before December 2026 have no aim to compare with. Checks no permission.
 */
export async function findChanges(ctx: Context, row: StoredRoadmap, { steps, input }: PlanSteps): Promise<Changes | null> {
  const { aim } = row.plan;
  if (row.source_id === null || row.fitment_score_id === null || aim === undefined) return null;
  const report = await findLatestReport(ctx, row.fitment_score_id, row.compared_report ?? 0);
  if (report === null) return null;
  const fitment = await findFitmentOfApplication(ctx, row.source_id);
  const loaded = fitment && (await findOfferOf(ctx, fitment));
  if (!loaded) return null;
  const { outlook, knownSkillIds, report: score } = loaded.input;
  const path = pathOfAim(loaded.input, loaded.offer, aim);
  const { band } = outlook.now;
  const { projected_band: goal, current_score: scoreBefore } = row.plan;
  const isInBand = goal !== null && BANDS.indexOf(band) >= BANDS.indexOf(goal);
  const bandReached = isInBand && goal !== 'low' && (scoreBefore ?? 0) < WEIGHTS.bands[goal];
  const { prerequisites, marks, today } = input;
  const compared = comparePlan({
    steps,
    prerequisites,
    aim,
    known: new Set(knownSkillIds),
    outlook,
    // The price was for the band that the plan leads to, not for the one after it.
    path: isInBand && aim.kind === 'next_band' ? null : (path?.stops ?? null),
  });
  const { unneeded, worth, returning, added, tenths } = compared;
  if (unneeded.length + worth.length + returning.length + added.length === 0 && !bandReached) return null;
  const { skills } = buildPlan({
    report: score,
    stops: added,
    aim,
    untaught: [],
    after: outlook.now,
    hoursPerWeek: input.hours_per_week,
    startOn: today,
  });
  const { taxonomy } = await skillCatalogue();
  const plan = mergePlan(row.plan, skills, tenths, taxonomy);
  const after = await loadSteps(ctx, { ...row, plan });
  const ids = unneeded.map(({ id }) => id);
  const dueOnAfter = finishingDate(after.input, { marks: setAside(takeBack(marks, returning), ids, 'shown') });
  return { unneeded, worth, returning, added, report, plan, band, bandReached, dueOnAfter };
}

/** Presents the changes with the names of their stops, which are always visible, and no locked content. */
export function presentChanges({ steps, input }: PlanSteps, changes: Changes): z.input<typeof PlanChanges> {
  const byId = new Map(steps.map(({ skill }) => [skill.skill_id, skill]));
  const pointsOf = (id: string) => changes.plan.skills.find(({ skill_id }) => skill_id === id)?.points ?? 0;
  const named = (id: string) => ({ skill_id: id, skill_name: byId.get(id)?.name ?? id });
  return {
    band: changes.band,
    band_reached: changes.bandReached,
    unneeded: changes.unneeded.map(({ id, reason }) => ({ ...named(id), hours: byId.get(id)?.hours ?? 0, reason })),
    worth: changes.worth.map(({ id, before, after }) => ({ ...named(id), before: before / 10, after: after / 10 })),
    added: [
      ...changes.returning.map((id) => ({ ...named(id), hours: byId.get(id)?.hours ?? 0, points: pointsOf(id) })),
      ...changes.added.map(({ skill, hours }) => ({
        skill_id: skill.id,
        skill_name: skill.name,
        hours,
        points: pointsOf(skill.id),
      })),
    ],
    due_on: finishingDate(input),
    due_on_after: changes.dueOnAfter,
  };
}
