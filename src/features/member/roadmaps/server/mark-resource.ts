import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { factsOf, findOwnRoadmap, type StoredRoadmap } from './find-roadmap.ts';
import { finishSkill } from './finish-skill.ts';
import type { Station } from './plan/stations.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { readStations } from './read-stations.ts';

/**
 * Marks a resource of an open skill as done or not done; one of a locked skill does not exist. The last one finishes
 * the skill, and taking that one back opens it again.
 */
export const markResource: UseCase<'PATCH /api/roadmaps/{id}/resources/{resource_id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const row = await findOwnRoadmap(ctx, params);
  const station = await findOpenStation(ctx, row, params.resource_id);
  const key = { roadmap_id: row.id, resource_id: params.resource_id };
  if (body.done) await mark(ctx, row, station, key);
  else await unmark(ctx, row, station, key);
  return { data: await presentRoadmap(ctx, row) };
};

type Key = { roadmap_id: string; resource_id: string };

async function findOpenStation(ctx: Context, row: StoredRoadmap, resourceId: string): Promise<Station> {
  const { stations } = await readStations(ctx, row);
  const station = stations.find(({ resources }) => resources.some(({ id }) => id === resourceId));
  if (!station || !roadmapPolicy.openSkill(factsOf(row), station.built_at)) throw notFound('resource');
  return station;
}

async function mark(ctx: Context, row: StoredRoadmap, station: Station, key: Key): Promise<void> {
  const done_at = ctx.clock.now();
  await ctx.db
    .insertInto('roadmap_progress')
    .values({ ...key, done_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { finished } = await readStations(ctx, row);
  const all = station.resources.every(({ id }) => finished.has(id));
  if (all && !station.done_on) await finishSkill(ctx, row, station.skill.skill_id, done_at);
}

async function unmark(ctx: Context, row: StoredRoadmap, station: Station, { roadmap_id, resource_id }: Key): Promise<void> {
  const skillId = station.skill.skill_id;
  const gone = await ctx.db
    .deleteFrom('roadmap_progress')
    .where('roadmap_id', '=', roadmap_id)
    .where('resource_id', '=', resource_id)
    .returning('done_at')
    .executeTakeFirst();
  if (!gone || !station.done_on) return;
  // The same moment on both: this resource had finished the skill, nobody said so by hand.
  const finishedByIt = await ctx.db
    .selectFrom('roadmap_stations')
    .select('skill_id')
    .where('roadmap_id', '=', roadmap_id)
    .where('skill_id', '=', skillId)
    .where('done_at', '=', gone.done_at)
    .executeTakeFirst();
  if (finishedByIt) await finishSkill(ctx, row, skillId, null);
}
