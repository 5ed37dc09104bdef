import { findPersonBySlug } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { isVisible, selectBoards } from './find-board.ts';
import { pageOf } from './list-boards.ts';

/** A member's boards that are visible to the viewer. */
export const listBoardsOf =
  (kinds: CardKinds): UseCase<'GET /api/users/{slug}/boards'> =>
  async (ctx, { params, query }) => {
    const person = await findPersonBySlug(ctx, params.slug);
    return pageOf(ctx, kinds, selectBoards(ctx).where(isVisible(ctx)).where('boards.owner_id', '=', person.id), query);
  };
