import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Ends a secret address; ending one that is not there changes nothing. */
export const revokeLink: UseCase<'DELETE /api/roadmaps/{id}/links/{kind}'> = async (ctx, { params: { id, kind } }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, { id });
  await ctx.db.deleteFrom('roadmap_links').where('roadmap_id', '=', id).where('kind', '=', kind).execute();
  return { data: await presentRoadmap(ctx, row) };
};
