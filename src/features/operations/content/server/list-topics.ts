import { requireScope } from '#features/base/accounts/server/index.ts';
import { countSuggestions, listStaffSuggestions } from '#features/catalogue/communities/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentTopicItem } from './present-topics.ts';

const PAGE_SIZE = 40;

/** Topics that members suggest, the latest first. */
export const listTopics: UseCase<'GET /api/staff/topic_suggestions'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([listStaffSuggestions(ctx, query, PAGE_SIZE), countSuggestions(ctx, query)]);
  return { data: shown.map(presentTopicItem), meta: { next_cursor: next, total } };
};
