import type { UseCase } from '#platform/http/http.ts';
import { getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** One of the viewer's plans. */
export const getRoadmap: UseCase<'GET /api/roadmaps/{id}'> = async (ctx, { params, query }) => ({
  data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: params.id, user_id: query.user_id })),
});
