import { reportMistake, resourceId } from '#features/base/skills/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { roadmapFacts, getOwnRoadmap, type StoredRoadmap } from './load-roadmap.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { loadSteps } from './load-steps.ts';

/** Reports a resource. It is replaced for this member at once, and for everyone after enough reports. */
export const reportResource: UseCase<'POST /api/roadmaps/{id}/resources/{resource_id}/report'> = async (
  ctx,
  { params, body },
) => {
  const viewer = signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const thingId = await getResourceUrl(ctx, row, params.resource_id);
  await reportMistake(ctx, { kind: 'resource', thingId, userId: viewer.id, ...body });
  return { data: await presentRoadmap(ctx, row) };
};

/** The URL of a resource that the plan shows, or showed before it was replaced; 404 for a locked skill. */
export async function getResourceUrl(ctx: Context, row: StoredRoadmap, id: string): Promise<string> {
  const { steps } = await loadSteps(ctx, row);
  for (const { skill, original_index, resources } of steps) {
    if (!roadmapPolicy.openSkill(roadmapFacts(row), original_index)) continue;
    const planned = skill.resources.flatMap((group) => group.resources.map(({ url }) => url));
    const url = [...resources.map((resource) => resource.url), ...planned].find(
      (candidate) => resourceId(skill.skill_id, candidate) === id,
    );
    if (url) return url;
  }
  throw notFound('resource');
}
