import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { readingMinutes, type CardDraft } from './append-cards.ts';

export type PackCard = Required<Pick<CardDraft, 'kind' | 'ref' | 'title' | 'url' | 'text' | 'link_title'>>;

/**
 * Replaces the cards of a pack. A card whose kind and ref are unchanged keeps its row, and one that was taken out gets it back, so
 * that members keep their progress.
 */
export async function storePackCards(ctx: Context, boardId: string, cards: readonly PackCard[]): Promise<void> {
  const isOneOf = sql<SqlBool>`(kind, ref) in (select * from unnest(${cards.map(({ kind }) => kind)}::text[], ${cards.map(({ ref }) => ref)}::text[]))`;
  await ctx.db
    .updateTable('board_cards')
    .set({ removed_at: ctx.clock.now() })
    .where('board_id', '=', boardId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`not ${isOneOf}`)
    .execute();
  await sql`
    update board_cards set removed_at = null where id in (
      select distinct on (kind, ref) id from board_cards as removed
      where board_id = ${boardId} and removed_at is not null and ${isOneOf} and not exists (
        select from board_cards as kept where kept.board_id = removed.board_id and kept.removed_at is null
          and kept.kind = removed.kind and kept.ref = removed.ref)
      order by kind, ref, removed_at desc)`.execute(ctx.db);
  for (const [position, draft] of cards.entries()) {
    const card = { ...draft, minutes: readingMinutes(draft.text), position };
    await ctx.db
      .insertInto('board_cards')
      .values({ ...card, board_id: boardId, pinned_by: null, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['board_id', 'kind', 'ref']).where('removed_at', 'is', null).doUpdateSet(card))
      .execute();
  }
  await ctx.db.updateTable('boards').set({ card_count: cards.length }).where('id', '=', boardId).execute();
}
