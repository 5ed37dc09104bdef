import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Sets the hours per week and the first day, which determine every date of the plan; a pause ends. */
export const changeSchedule: UseCase<'PATCH /api/roadmaps/{id}/schedule'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  await getOwnRoadmap(ctx, params);
  await ctx.db
    .updateTable('roadmaps')
    .set({ ...body, paused_on: null, paused_until: null, replanned: null })
    .where('id', '=', params.id)
    .execute();
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: params.id })) };
};
