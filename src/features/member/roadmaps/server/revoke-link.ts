import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Revokes a secret link. Idempotent. */
export const revokeLink: UseCase<'DELETE /api/roadmaps/{id}/links/{kind}'> = async (ctx, { params: { id, kind } }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, { id });
  await ctx.db.deleteFrom('roadmap_links').where('roadmap_id', '=', id).where('kind', '=', kind).execute();
  return { data: await presentRoadmap(ctx, row) };
};
