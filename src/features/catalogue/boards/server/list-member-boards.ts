import { getPersonBySlug } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { isListedFor, visibleToViewer, selectBoards } from './get-stored-board.ts';
import { presentPage } from './list-boards.ts';

/** A member's boards that are visible to the viewer. */
export const listMemberBoards =
  (kinds: CardKinds): UseCase<'GET /api/users/{slug}/boards'> =>
  async (ctx, { params, query }) => {
    const person = await getPersonBySlug(ctx, params.slug);
    return presentPage(
      ctx,
      kinds,
      selectBoards(ctx).where(visibleToViewer(ctx)).where(isListedFor(ctx)).where('boards.owner_id', '=', person.id),
      query,
    );
  };
