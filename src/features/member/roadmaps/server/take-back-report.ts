import { takeBackReport as dropReport } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findOwnRoadmap } from './find-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { findAddress } from './report-resource.ts';

/** Takes a report back; unless others reported it too, the resource returns. */
export const takeBackReport: UseCase<'DELETE /api/roadmaps/{id}/resources/{resource_id}/report'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await findOwnRoadmap(ctx, params);
  await dropReport(ctx, { url: await findAddress(ctx, row, params.resource_id), userId: viewer.id });
  return { data: await presentRoadmap(ctx, row) };
};
