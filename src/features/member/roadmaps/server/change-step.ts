import { authorize, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { roadmapFacts, getOwnRoadmap, type StoredRoadmap } from './load-roadmap.ts';
import { finishSkill } from './finish-skill.ts';
import { saveMark } from './save-mark.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { loadSteps, type PlanSteps } from './load-steps.ts';
import type { Step } from './plan/steps.ts';

/** Finishes a skill, skips it with a reason, swaps a resource of its path, or saves a note. Idempotent. */
export const changeStep: UseCase<'PATCH /api/roadmaps/{id}/skills/{skill_id}'> = async (ctx, { params, body }) => {
  const row = await getOwnRoadmap(ctx, params);
  const planSteps = await loadSteps(ctx, row);
  const step = planSteps.steps.find(({ skill }) => skill.skill_id === params.skill_id);
  if (!step) throw notFound('skill');
  const { done, skip, note, swap } = body;
  if (done) authorize(roadmapPolicy.openSkill(roadmapFacts(row), step.original_index), 'skill-locked');
  if (skip && step.done_on && done !== false) throw conflict('finished');

  const now = ctx.clock.now();
  if (done !== undefined && done !== (step.done_on !== null)) await finishSkill(ctx, row, params.skill_id, done ? now : null);
  if (skip && !done)
    await saveMark(ctx, row.id, params.skill_id, { skipped_at: now, skip_reason: skip.reason, skip_note: skip.note });
  if (skip === null && !done) await takeBack(ctx, row, planSteps, params.skill_id);
  if (swap) await swapResource(ctx, row, step, swap);
  if (note !== undefined) await saveMark(ctx, row.id, params.skill_id, { note });
  return { data: await presentRoadmap(ctx, row) };
};

// What a skill needs is taken back with it, unless the member knows it.
async function takeBack(ctx: Context, row: StoredRoadmap, { steps, input }: PlanSteps, skillId: string): Promise<void> {
  const needed = input.prerequisites.get(skillId) ?? [];
  for (const { skill, skip } of steps)
    if (skill.skill_id === skillId || (skip?.reason === 'cut' && needed.includes(skill.skill_id)))
      await saveMark(ctx, row.id, skill.skill_id, { skipped_at: null, skip_reason: null, skip_note: '' });
}

type Swap = { position: number; resource_id: string | null };

async function swapResource(ctx: Context, row: StoredRoadmap, { skill, path, original_index }: Step, swap: Swap) {
  authorize(roadmapPolicy.openSkill(roadmapFacts(row), original_index), 'skill-locked');
  const part = path.find(({ position }) => position === swap.position);
  const offered = part ? [part, ...part.others].map(({ resource }) => resource.id) : [];
  if (!part || (swap.resource_id !== null && !offered.includes(swap.resource_id))) throw notFound('resource');
  const swaps = Object.fromEntries(
    path.flatMap(({ position, swapped, resource }) => {
      if (position === swap.position) return swap.resource_id === null ? [] : [[String(position), swap.resource_id]];
      return swapped ? [[String(position), resource.id]] : [];
    }),
  );
  await saveMark(ctx, row.id, skill.skill_id, { swaps: JSON.stringify(swaps) });
}
