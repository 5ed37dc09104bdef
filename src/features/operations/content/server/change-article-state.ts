import { requireScope } from '#features/base/accounts/server/index.ts';
import { setPostState } from '#features/catalogue/blog/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentArticle } from './present-articles.ts';

/** Publishes an article, makes it a draft again, deletes or restores it. */
export const changeArticleState: UseCase<'POST /api/staff/articles/{slug}/state'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setPostState(ctx, { slug, ...change }, state);
  return presentArticle(ctx, slug);
};
