import type { UseCase } from '#platform/http/http.ts';
import { getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** The plan of an application or of a learning pack; reading never makes one. */
export const getRoadmapBySource: UseCase<'GET /api/roadmaps/by_source'> = async (ctx, { query }) => ({
  data: await presentRoadmap(ctx, await getRoadmapRow(ctx, query)),
});
