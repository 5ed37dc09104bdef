import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeCampaign } from '#features/catalogue/campaigns/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffCampaign } from './present-campaigns.ts';

/** Changes a contest; a file's contest is the editors' from then on. */
export const changeStaffCampaign: UseCase<'PUT /api/staff/campaigns/{slug}'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await changeCampaign(ctx, { slug, version, reason }, fields);
  return presentStaffCampaign(ctx, slug);
};
