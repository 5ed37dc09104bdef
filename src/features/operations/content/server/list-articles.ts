import { requireScope } from '#features/base/accounts/server/index.ts';
import { posts } from '#features/catalogue/blog/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentArticleItem } from './present-articles.ts';

const PAGE_SIZE = 40;

/** Articles with drafts and what has ended, what was changed last first. */
export const listArticles: UseCase<'GET /api/staff/articles'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const [{ shown, next }, total] = await Promise.all([posts.list(ctx, query, PAGE_SIZE), posts.count(ctx, query)]);
  return { data: shown.map((row) => presentArticleItem(ctx, row)), meta: { next_cursor: next, total } };
};
