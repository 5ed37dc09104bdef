import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentArticle } from './present-articles.ts';

/** One article with its Markdown and its history. */
export const getArticle: UseCase<'GET /api/staff/articles/{slug}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentArticle(ctx, params.slug);
};
