import type { z } from 'zod';
import { buildFitInput, findFitmentOfApplication, prepareOutlook } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Slip } from '../contract-replanning.ts';
import { roadmapFacts, type StoredRoadmap } from './load-roadmap.ts';
import type { PlanSteps } from './load-steps.ts';
import { chooseCut } from './plan/choose-cut.ts';
import { findSlip, finishingDate, isOpen } from './plan/slip.ts';
import { setAside, type Step } from './plan/steps.ts';

/** What can be done about the dates of a plan that slipped; null while they hold. Checks no permission. */
export async function loadSlip(ctx: Context, row: StoredRoadmap, planSteps: PlanSteps): Promise<z.input<typeof Slip> | null> {
  const slip = findSlip(planSteps.steps, planSteps.input, planSteps.schedule);
  return slip && { ...slip, cut: await loadCut(ctx, row, planSteps) };
}

async function loadCut(ctx: Context, row: StoredRoadmap, { steps, input }: PlanSteps): Promise<z.input<typeof Slip>['cut']> {
  const fitment = row.source_id === null ? undefined : await findFitmentOfApplication(ctx, row.source_id);
  const outlook = fitment && prepareOutlook(await buildFitInput(ctx, fitment));
  // What can be learnt without paying stays, so that a plan never begins with a locked stop.
  const isFree = ({ original_index }: Step) => !roadmapFacts(row).purchased && original_index === 0;
  const cut = outlook && chooseCut(steps, input.prerequisites, outlook, isFree);
  if (!cut) return null;
  const isSetAside = ({ skill_id }: { skill_id: string }) => cut.setAside.includes(skill_id);
  const kept = steps.filter((step) => isOpen(step) && !isSetAside(step.skill)).map(({ skill }) => skill.skill_id);
  return {
    due_on: finishingDate(input, { start_on: input.today, marks: setAside(input.marks, cut.setAside, 'cut') }),
    band: outlook.after(kept, 'shown').band,
    reaches_next_band: cut.reachesNextBand,
    set_aside: steps
      .map(({ skill }) => skill)
      .filter(isSetAside)
      .map(({ skill_id, name, points, hours }) => ({ skill_id, skill_name: name, points, hours })),
  };
}
