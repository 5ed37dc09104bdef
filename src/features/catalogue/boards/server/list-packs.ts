import { isShownAt } from '#platform/db/publication.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { isInReadersLanguage, isListedFor, selectBoards } from './get-stored-board.ts';
import { presentBoards } from './present-board.ts';
import { loadPage } from './list-boards.ts';

/** Learning packs: those of the editors in their order, then recommended boards of members; those in the reader's language first. */
export const listPacks =
  (kinds: CardKinds): UseCase<'GET /api/boards/learning_packs'> =>
  async (ctx, { query }) => {
    const packs = selectBoards(ctx)
      .where('boards.type', '=', 'learning_pack')
      .where(isShownAt(ctx.clock.now(), 'boards'))
      .where(isListedFor(ctx));
    const { rows, meta } = await loadPage(
      packs.orderBy(isInReadersLanguage(), 'desc').orderBy('boards.position', (order) => order.asc().nullsLast()),
      query,
    );
    return { data: await presentBoards(ctx, kinds, rows), meta };
  };
