import { requireScope } from '#features/base/accounts/server/index.ts';
import { editorsInsights } from '#features/catalogue/insights/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentInsightItems } from './present-insights.ts';

const PAGE_SIZE = 40;

/** The editors' insights with drafts and what has ended, what was changed last first. */
export const listStaffInsights: UseCase<'GET /api/staff/insights'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([
    editorsInsights.list(ctx, query, PAGE_SIZE),
    editorsInsights.count(ctx, query),
  ]);
  return { data: await presentInsightItems(ctx, shown), meta: { next_cursor: next, total } };
};
