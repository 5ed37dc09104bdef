import type * as z from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { CardChange } from '../contract.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import { presentBoardItem, presentCards } from './present-board.ts';
import type { StoredCard } from './present-card.ts';

/** Presents the board after a change of one card, and the card unless it was removed. */
export async function presentCardChange(
  ctx: Context,
  kinds: CardKinds,
  { slug, card, fresh }: { slug: string; card: StoredCard | null; fresh: boolean },
): Promise<z.input<typeof CardChange>> {
  const board = await getStoredBoard(ctx, slug);
  const [presented = null] = card ? await presentCards(ctx, kinds, board, [card]) : [];
  return { data: await presentBoardItem(ctx, kinds, board), meta: { card: presented, fresh } };
}
