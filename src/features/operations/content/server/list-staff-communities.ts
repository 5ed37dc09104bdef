import { requireScope } from '#features/base/accounts/server/index.ts';
import { categories } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCommunityItem } from './present-communities.ts';

const PAGE_SIZE = 40;

/** Communities with drafts and what has ended, what was changed last first. */
export const listStaffCommunities: UseCase<'GET /api/staff/communities'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([categories.list(ctx, query, PAGE_SIZE), categories.count(ctx, query)]);
  return { data: shown.map((row) => presentCommunityItem(ctx, row)), meta: { next_cursor: next, total } };
};
