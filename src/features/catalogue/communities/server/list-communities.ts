import { listCategories } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCommunities } from './present-communities.ts';

/** All communities in the editors' order. */
export const listCommunities: UseCase<'GET /api/categories'> = async (ctx) => ({
  data: await presentCommunities(ctx, await listCategories(ctx)),
  meta: { next_cursor: null },
});
