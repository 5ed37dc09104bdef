import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Records when the owner first opened the plan. */
export const markAsRead: UseCase<'PATCH /api/roadmap/{id}/mark_as_read'> = async (ctx, { params }) => {
  signedIn(ctx);
  await getOwnRoadmap(ctx, params);
  await ctx.db
    .updateTable('roadmaps')
    .set({ read_at: ctx.clock.now() })
    .where('id', '=', params.id)
    .where('read_at', 'is', null)
    .execute();
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: params.id })) };
};
