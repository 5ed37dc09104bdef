import { requireScope } from '#features/base/accounts/server/index.ts';
import { testimonials } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStoryItem } from './present-stories.ts';

const PAGE_SIZE = 40;

/** Success stories with drafts and what has ended, what was changed last first. */
export const listStaffStories: UseCase<'GET /api/staff/stories'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([testimonials.list(ctx, query, PAGE_SIZE), testimonials.count(ctx, query)]);
  return { data: shown.map((row) => presentStoryItem(ctx, row)), meta: { next_cursor: next, total } };
};
