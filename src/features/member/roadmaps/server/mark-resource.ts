import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { roadmapFacts, getOwnRoadmap, type StoredRoadmap } from './load-roadmap.ts';
import { finishSkill } from './finish-skill.ts';
import type { Step } from './plan/steps.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { loadSteps } from './load-steps.ts';

/**
 * Marks a resource as done or not done; 404 for a locked skill. Marking the last open resource finishes the skill, and
 * unmarking that same resource reopens it.
 */
export const markResource: UseCase<'PATCH /api/roadmaps/{id}/resources/{resource_id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const step = await getUnlockedStep(ctx, row, params.resource_id);
  const key = { roadmap_id: row.id, resource_id: params.resource_id };
  if (body.done) await mark(ctx, row, step, key);
  else await unmark(ctx, row, step, key);
  return { data: await presentRoadmap(ctx, row) };
};

type Key = { roadmap_id: string; resource_id: string };

async function getUnlockedStep(ctx: Context, row: StoredRoadmap, resourceId: string): Promise<Step> {
  const { steps } = await loadSteps(ctx, row);
  const step = steps.find(({ resources, path }) => [...resources, ...path].some(({ id }) => id === resourceId));
  if (!step || !roadmapPolicy.openSkill(roadmapFacts(row), step.original_index)) throw notFound('resource');
  return step;
}

async function mark(ctx: Context, row: StoredRoadmap, step: Step, key: Key): Promise<void> {
  const done_at = ctx.clock.now();
  await ctx.db
    .insertInto('roadmap_progress')
    .values({ ...key, done_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { finished } = await loadSteps(ctx, row);
  const parts = step.path.length > 0 ? step.path : step.resources;
  const allDone = parts.every(({ id }) => finished.has(id));
  if (allDone && !step.done_on) await finishSkill(ctx, row, step.skill.skill_id, done_at);
}

async function unmark(ctx: Context, row: StoredRoadmap, step: Step, { roadmap_id, resource_id }: Key): Promise<void> {
  const skillId = step.skill.skill_id;
  const removed = await ctx.db
    .deleteFrom('roadmap_progress')
    .where('roadmap_id', '=', roadmap_id)
    .where('resource_id', '=', resource_id)
    .returning('done_at')
    .executeTakeFirst();
  if (!removed || !step.done_on) return;
  // Equal times mean that marking this resource finished the skill.
  const finishedByResource = await ctx.db
    .selectFrom('roadmap_stations')
    .select('skill_id')
    .where('roadmap_id', '=', roadmap_id)
    .where('skill_id', '=', skillId)
    .where('done_at', '=', removed.done_at)
    .executeTakeFirst();
  if (finishedByResource) await finishSkill(ctx, row, skillId, null);
}
