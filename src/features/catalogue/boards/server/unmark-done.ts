import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCardChange } from './present-card-change.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import { getActiveCard } from './get-card.ts';

/** Marks the card as not done. */
export const unmarkDone =
  (kinds: CardKinds): UseCase<'DELETE /api/boards/{board_slug}/cards/{card_id}/done'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const board = await getStoredBoard(ctx, params.board_slug);
    const card = await getActiveCard(ctx, board.id, params.card_id);
    const deleted = await ctx.db
      .deleteFrom('board_progress')
      .where('user_id', '=', viewer.id)
      .where('card_id', '=', card.id)
      .executeTakeFirst();
    return presentCardChange(ctx, kinds, { slug: board.slug, card, fresh: deleted.numDeletedRows === 1n });
  };
