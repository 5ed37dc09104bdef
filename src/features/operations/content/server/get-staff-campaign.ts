import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCampaign } from './present-campaigns.ts';

/** One contest in both languages with its history. */
export const getStaffCampaign: UseCase<'GET /api/staff/campaigns/{slug}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentStaffCampaign(ctx, params.slug);
};
