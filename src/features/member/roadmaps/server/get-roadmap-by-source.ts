import type { UseCase } from '#platform/http/http.ts';
import { getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** The existing plan of an application or learning pack; never creates one. */
export const getRoadmapBySource: UseCase<'GET /api/roadmaps/by_source'> = async (ctx, { query }) => ({
  data: await presentRoadmap(ctx, await getRoadmapRow(ctx, query)),
});
