import { reportResource as keepReport, resourceId } from '#features/base/skills/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { factsOf, findOwnRoadmap, type StoredRoadmap } from './find-roadmap.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { readStations } from './read-stations.ts';

/** Reports a resource of an open skill; this member gets another one at once, everybody when enough have said so. */
export const reportResource: UseCase<'POST /api/roadmaps/{id}/resources/{resource_id}/report'> = async (
  ctx,
  { params, body },
) => {
  const viewer = signedIn(ctx);
  const row = await findOwnRoadmap(ctx, params);
  await keepReport(ctx, { url: await findAddress(ctx, row, params.resource_id), userId: viewer.id, reason: body.reason });
  return { data: await presentRoadmap(ctx, row) };
};

/** The address of a resource that the plan shows, or has replaced. One of a locked skill does not exist. */
export async function findAddress(ctx: Context, row: StoredRoadmap, id: string): Promise<string> {
  const { stations } = await readStations(ctx, row);
  for (const { skill, built_at, resources } of stations) {
    if (!roadmapPolicy.openSkill(factsOf(row), built_at)) continue;
    const planned = skill.resources.flatMap((group) => group.resources.map(({ url }) => url));
    const url = [...resources.map((resource) => resource.url), ...planned].find(
      (address) => resourceId(skill.skill_id, address) === id,
    );
    if (url) return url;
  }
  throw notFound('resource');
}
