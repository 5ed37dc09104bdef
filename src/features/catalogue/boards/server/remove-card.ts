import { authorize, signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCardChange } from './present-card-change.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, lockBoard } from './get-stored-board.ts';
import { getCard } from './get-card.ts';
import { boardPolicy } from './policy.ts';
import { adjustCardCount } from './append-cards.ts';

/** Removes a card; it can be restored until it is purged. Repeating it changes nothing. */
export const removeCard =
  (kinds: CardKinds): UseCase<'DELETE /api/boards/{board_slug}/cards/{card_id}'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, policyFacts(board)));
    const { id, removed_at } = await getCard(ctx, board.id, params.card_id);
    if (!removed_at) {
      await ctx.db.updateTable('board_cards').set({ removed_at: ctx.clock.now() }).where('id', '=', id).execute();
      await adjustCardCount(ctx, board.id, -1);
    }
    return presentCardChange(ctx, kinds, { slug: board.slug, card: null, fresh: !removed_at });
  };
