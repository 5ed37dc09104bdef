import { requireScope } from '#features/base/accounts/server/index.ts';
import { createCampaign } from '#features/catalogue/campaigns/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCampaign } from './present-campaigns.ts';

/** Saves a contest as a draft. */
export const createStaffCampaign: UseCase<'POST /api/staff/campaigns'> = async (ctx, { body: { reason, ...fields } }) => {
  requireScope(ctx, 'editor');
  return presentStaffCampaign(ctx, await createCampaign(ctx, fields, reason));
};
