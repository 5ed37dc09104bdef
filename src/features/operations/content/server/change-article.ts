import { requireScope } from '#features/base/accounts/server/index.ts';
import { changePost } from '#features/catalogue/blog/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentArticle } from './present-articles.ts';

/** Changes an article; a file's article is the editors' from then on. */
export const changeArticle: UseCase<'PUT /api/staff/articles/{slug}'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await changePost(ctx, { slug, version, reason }, fields);
  return presentArticle(ctx, slug);
};
