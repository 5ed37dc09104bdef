import { listCategories } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** All interests, in the editors' order. */
export const listInterests: UseCase<'GET /api/recommendations/interests'> = async (ctx) => {
  const categories = await listCategories(ctx);
  return {
    data: categories.map(({ slug, name, family, description }) => ({
      id: slug,
      type: 'interest' as const,
      attributes: { name, family, description },
    })),
    meta: { next_cursor: null },
  };
};
