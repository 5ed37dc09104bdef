import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCardChange } from './present-card-change.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import { getActiveCard } from './get-card.ts';

/** Marks a card as done for the viewer; repeating it changes nothing. */
export const markDone =
  (kinds: CardKinds): UseCase<'PUT /api/boards/{board_slug}/cards/{card_id}/done'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const board = await getStoredBoard(ctx, params.board_slug);
    const card = await getActiveCard(ctx, board.id, params.card_id);
    const inserted = await ctx.db
      .insertInto('board_progress')
      .values({ user_id: viewer.id, card_id: card.id, done_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return presentCardChange(ctx, kinds, { slug: board.slug, card, fresh: inserted.numInsertedOrUpdatedRows === 1n });
  };
