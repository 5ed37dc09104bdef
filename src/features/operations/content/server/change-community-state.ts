import { requireScope } from '#features/base/accounts/server/index.ts';
import { setCommunityState } from '#features/catalogue/communities/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCommunity } from './present-communities.ts';

/** Publishes a community, makes it a draft again, deletes or restores it. */
export const changeCommunityState: UseCase<'POST /api/staff/communities/{slug}/state'> = async (
  ctx,
  { params: { slug }, body },
) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setCommunityState(ctx, { slug, ...change }, state);
  return presentStaffCommunity(ctx, slug);
};
