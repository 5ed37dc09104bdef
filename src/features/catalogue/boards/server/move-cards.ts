import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { CardKind } from '../contract.ts';
import { recountCards } from './append-cards.ts';

/** Moves the cards of a duplicate to the item that is kept; a board with both keeps one. Checks no permission. */
export async function moveCards(ctx: Context, kind: CardKind, { from, to }: { from: string; to: string }): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('board_cards as card')
    .set({ removed_at: ctx.clock.now() })
    .where('card.kind', '=', kind)
    .where('card.ref', '=', from)
    .where('card.removed_at', 'is', null)
    .where(
      sql<boolean>`exists (select from board_cards as other
        where other.board_id = card.board_id and other.kind = ${kind} and other.ref = ${to} and other.removed_at is null)`,
    )
    .executeTakeFirstOrThrow();
  await ctx.db
    .updateTable('board_cards')
    .set({ ref: to })
    .where('kind', '=', kind)
    .where('ref', '=', from)
    .where('removed_at', 'is', null)
    .execute();
  if (numUpdatedRows > 0n) await recountCards(ctx);
}
