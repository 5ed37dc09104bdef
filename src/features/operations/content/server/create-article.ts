import { requireScope } from '#features/base/accounts/server/index.ts';
import { createPost } from '#features/catalogue/blog/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentArticle } from './present-articles.ts';

/** Saves an article as a draft. */
export const createArticle: UseCase<'POST /api/staff/articles'> = async (ctx, { body: { slug, reason, ...fields } }) => {
  requireScope(ctx, 'editor');
  await createPost(ctx, slug, fields, reason);
  return presentArticle(ctx, slug);
};
