import { authorize, signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCardChange } from './present-card-change.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, lockBoard } from './get-stored-board.ts';
import { getCard } from './get-card.ts';
import { boardPolicy } from './policy.ts';
import { adjustCardCount } from './append-cards.ts';

/** Restores a removed card to its position, unless the same content was pinned again. */
export const restoreCard =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/cards/{card_id}/restore'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, policyFacts(board)));
    const removed = await getCard(ctx, board.id, params.card_id);
    const duplicate = await ctx.db
      .selectFrom('board_cards')
      .selectAll()
      .where('board_id', '=', board.id)
      .where('kind', '=', removed.kind)
      .where('ref', '=', removed.ref)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (duplicate) return presentCardChange(ctx, kinds, { slug: board.slug, card: duplicate, fresh: false });
    await ctx.db.updateTable('board_cards').set({ removed_at: null }).where('id', '=', removed.id).execute();
    await adjustCardCount(ctx, board.id, 1);
    return presentCardChange(ctx, kinds, { slug: board.slug, card: { ...removed, removed_at: null }, fresh: true });
  };
