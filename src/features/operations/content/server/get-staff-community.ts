import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCommunity } from './present-communities.ts';

/** One community with its text, its topics and its history. */
export const getStaffCommunity: UseCase<'GET /api/staff/communities/{slug}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentStaffCommunity(ctx, params.slug);
};
