import { authorize, signedIn } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { factsOf, findRoadmap } from './find-roadmap.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Marks a resource of an open skill as done or not done; one of a locked skill does not exist. */
export const markResource: UseCase<'PATCH /api/roadmaps/{id}/resources/{resource_id}'> = async (ctx, { params, body }) => {
  const roadmap = await findRoadmap(ctx, { id: params.id });
  authorize(roadmapPolicy.change(signedIn(ctx), factsOf(roadmap)));
  const shown = await presentRoadmap(ctx, roadmap);
  const exists = shown.attributes.skills.some(({ resources }) => resources.some(({ id }) => id === params.resource_id));
  if (!exists) throw notFound('Resource');
  const key = { roadmap_id: params.id, resource_id: params.resource_id };
  if (body.done)
    await ctx.db
      .insertInto('roadmap_progress')
      .values({ ...key, done_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await ctx.db
      .deleteFrom('roadmap_progress')
      .where('roadmap_id', '=', key.roadmap_id)
      .where('resource_id', '=', key.resource_id)
      .execute();
  return { data: await presentRoadmap(ctx, roadmap) };
};
