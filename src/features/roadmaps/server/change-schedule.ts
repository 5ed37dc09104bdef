import { authorize, signedIn } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { factsOf, findRoadmap } from './find-roadmap.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Sets hours a week and the first day; every date of the plan follows. */
export const changeSchedule: UseCase<'PATCH /api/roadmaps/{id}/schedule'> = async (ctx, { params, body }) => {
  authorize(roadmapPolicy.change(signedIn(ctx), factsOf(await findRoadmap(ctx, params))));
  await ctx.db.updateTable('roadmaps').set(body).where('id', '=', params.id).execute();
  return { data: await presentRoadmap(ctx, await findRoadmap(ctx, params)) };
};
