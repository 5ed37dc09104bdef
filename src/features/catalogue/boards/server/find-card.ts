import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { StoredCard } from './present-card.ts';

/** A card of this board, removed or not; 404 for any other. */
export async function findCard(ctx: Context, boardId: string, id: string): Promise<StoredCard> {
  const card = await ctx.db
    .selectFrom('board_cards')
    .selectAll()
    .where('board_id', '=', boardId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!card) throw notFound('card');
  return card;
}

/** A card that is currently on this board; 404 otherwise. */
export async function findActiveCard(ctx: Context, boardId: string, id: string): Promise<StoredCard> {
  const card = await findCard(ctx, boardId, id);
  if (card.removed_at) throw notFound('card');
  return card;
}
