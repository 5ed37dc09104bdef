import { requireScope } from '#features/base/accounts/server/index.ts';
import { setCampaignState } from '#features/catalogue/campaigns/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCampaign } from './present-campaigns.ts';

/** Publishes a contest, makes it a draft again, deletes or restores it. */
export const changeCampaignState: UseCase<'POST /api/staff/campaigns/{slug}/state'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setCampaignState(ctx, { slug, ...change }, state);
  return presentStaffCampaign(ctx, slug);
};
