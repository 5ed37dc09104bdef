import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { StoredCard } from './present-card.ts';

/** Returns a card of this board, removed or not, or throws 404. */
export async function getCard(ctx: Context, boardId: string, id: string): Promise<StoredCard> {
  const card = await ctx.db
    .selectFrom('board_cards')
    .selectAll()
    .where('board_id', '=', boardId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!card) throw notFound('card');
  return card;
}

/** Returns a card that is currently on this board, or throws 404. */
export async function getActiveCard(ctx: Context, boardId: string, id: string): Promise<StoredCard> {
  const card = await getCard(ctx, boardId, id);
  if (card.removed_at) throw notFound('card');
  return card;
}
