import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeCommunity } from '#features/catalogue/communities/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCommunity } from './present-communities.ts';

/** Changes a community; one of a file is the editors' from then on. */
export const changeStaffCommunity: UseCase<'PUT /api/staff/communities/{slug}'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await changeCommunity(ctx, { slug, version, reason }, fields);
  return presentStaffCommunity(ctx, slug);
};
