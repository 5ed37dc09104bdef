import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Switches the reminders of one plan on or off. */
export const changeReminders: UseCase<'PATCH /api/roadmaps/{id}/reminders'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  await getOwnRoadmap(ctx, params);
  await ctx.db.updateTable('roadmaps').set({ reminders: body.on }).where('id', '=', params.id).execute();
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: params.id })) };
};
