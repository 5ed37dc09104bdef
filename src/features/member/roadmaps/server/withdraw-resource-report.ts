import { withdrawMistake } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { getResourceUrl } from './report-resource.ts';

/** Withdraws a report. The resource returns unless enough others reported it too. */
export const withdrawResourceReport: UseCase<'DELETE /api/roadmaps/{id}/resources/{resource_id}/report'> = async (
  ctx,
  { params },
) => {
  const viewer = signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const thingId = await getResourceUrl(ctx, row, params.resource_id);
  await withdrawMistake(ctx, { kind: 'resource', thingId, userId: viewer.id });
  return { data: await presentRoadmap(ctx, row) };
};
