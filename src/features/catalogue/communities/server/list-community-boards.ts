import { listCategoryBoards, type CardKinds } from '#features/catalogue/boards/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';

const MAX_BOARDS = 24;

/** Learning packs and public boards of a community, or all packs. */
export const listCommunityBoards =
  (kinds: CardKinds): UseCase<'GET /api/categories/topic_board_lists'> =>
  async (ctx, { query }) => {
    const category = query.id === undefined ? undefined : (await getReadableCategory(ctx, query.id)).slug;
    return { data: await listCategoryBoards(ctx, kinds, { category, limit: MAX_BOARDS }), meta: { next_cursor: null } };
  };
