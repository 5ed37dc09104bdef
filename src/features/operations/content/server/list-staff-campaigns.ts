import { requireScope } from '#features/base/accounts/server/index.ts';
import { campaigns } from '#features/catalogue/campaigns/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCampaignItem } from './present-campaigns.ts';

const PAGE_SIZE = 40;

/** Contests with drafts and what has ended, what was changed last first. */
export const listStaffCampaigns: UseCase<'GET /api/staff/campaigns'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([campaigns.list(ctx, query, PAGE_SIZE), campaigns.count(ctx, query)]);
  return { data: shown.map((row) => presentCampaignItem(ctx, row)), meta: { next_cursor: next, total } };
};
