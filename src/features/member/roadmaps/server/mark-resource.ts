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
 * Marks a resource as done or not; 404 for a locked skill. The last one finishes the skill, and reopening that one
 * reopens it.
 */
export const markResource: UseCase<'PATCH /api/roadmaps/{id}/resources/{resource_id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const station = await findOpenStation(ctx, row, params.resource_id);
  const key = { roadmap_id: row.id, resource_id: params.resource_id };
  if (body.done) await mark(ctx, row, station, key);
  else await unmark(ctx, row, station, key);
  return { data: await presentRoadmap(ctx, row) };
};

type Key = { roadmap_id: string; resource_id: string };

async function findOpenStation(ctx: Context, row: StoredRoadmap, resourceId: string): Promise<Step> {
  const { stations } = await loadSteps(ctx, row);
  const station = stations.find(({ resources }) => resources.some(({ id }) => id === resourceId));
  if (!station || !roadmapPolicy.openSkill(roadmapFacts(row), station.built_at)) throw notFound('resource');
  return station;
}

async function mark(ctx: Context, row: StoredRoadmap, station: Step, key: Key): Promise<void> {
  const done_at = ctx.clock.now();
  await ctx.db
    .insertInto('roadmap_progress')
    .values({ ...key, done_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { finished } = await loadSteps(ctx, row);
  const all = station.resources.every(({ id }) => finished.has(id));
  if (all && !station.done_on) await finishSkill(ctx, row, station.skill.skill_id, done_at);
}

async function unmark(ctx: Context, row: StoredRoadmap, station: Step, { roadmap_id, resource_id }: Key): Promise<void> {
  const skillId = station.skill.skill_id;
  const gone = await ctx.db
    .deleteFrom('roadmap_progress')
    .where('roadmap_id', '=', roadmap_id)
    .where('resource_id', '=', resource_id)
    .returning('done_at')
    .executeTakeFirst();
  if (!gone || !station.done_on) return;
  // Equal times: the skill was finished by this resource, not by hand.
  const finishedByIt = await ctx.db
    .selectFrom('roadmap_stations')
    .select('skill_id')
    .where('roadmap_id', '=', roadmap_id)
    .where('skill_id', '=', skillId)
    .where('done_at', '=', gone.done_at)
    .executeTakeFirst();
  if (finishedByIt) await finishSkill(ctx, row, skillId, null);
}
