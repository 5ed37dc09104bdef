import { requireScope } from '#features/base/accounts/server/index.ts';
import { createCommunity } from '#features/catalogue/communities/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCommunity } from './present-communities.ts';

/** Saves a community as a draft. */
export const createStaffCommunity: UseCase<'POST /api/staff/communities'> = async (
  ctx,
  { body: { slug, reason, ...fields } },
) => {
  requireScope(ctx, 'editor');
  await createCommunity(ctx, slug, fields, reason);
  return presentStaffCommunity(ctx, slug);
};
