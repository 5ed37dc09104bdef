import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { countWords } from '#platform/contract/count-words.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { CardKind } from '../contract.ts';
import type { StoredCard } from './present-card.ts';

export const MAX_CARDS = 500;
const WORDS_A_MINUTE = 200;

/** A card before it lies on a board. */
export type CardDraft = {
  kind: CardKind;
  ref: string;
  title: string;
  url?: string;
  text?: string;
  link_title?: string;
  note?: string;
  section_id?: string | null;
};

/** Reading time in whole minutes; none for no text. */
export const minutesOf = (text: string): number => (text === '' ? 0 : Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE)));

/** An address stands on a board once, whatever it is called. */
export const linkRef = (url: string): string => createHash('sha256').update(new URL(url).href).digest('hex').slice(0, 32);
export const noteRef = (): string => randomUUID();

/** What an address is called while nobody has named it: nothing is fetched. */
export function nameOfLink(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
  return `${hostname.replace(/^www\./, '')}${path}`.slice(0, 200);
}

/**
 * Lays cards behind those of a board whose lock the caller holds, and counts them. What is on the board already stays
 * as it is and is not in the answer. 409 when the board would hold more than it may.
 */
export async function putCards(ctx: Context, boardId: string, drafts: readonly CardDraft[]): Promise<StoredCard[]> {
  if (drafts.length === 0) return [];
  const now = ctx.clock.now();
  const { last } = await ctx.db
    .selectFrom('board_cards')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql.lit(-1)).as('last'))
    .where('board_id', '=', boardId)
    .executeTakeFirstOrThrow();
  const put = await ctx.db
    .insertInto('board_cards')
    .values(
      drafts.map(({ url = '', text = '', link_title = '', note = '', section_id = null, ...draft }, index) => ({
        ...draft,
        url,
        text,
        link_title,
        note,
        section_id,
        board_id: boardId,
        minutes: minutesOf(text),
        position: Number(last) + 1 + index,
        pinned_by: ctx.viewer?.id ?? null,
        created_at: now,
      })),
    )
    .onConflict((known) => known.columns(['board_id', 'kind', 'ref']).where('removed_at', 'is', null).doNothing())
    .returningAll()
    .execute();
  await countCards(ctx, boardId, put.length);
  return put;
}

/** Moves a board's count by what the caller, who holds its lock, has added or taken away. */
export async function countCards(ctx: Context, boardId: string, by: number): Promise<void> {
  if (by === 0) return;
  const { card_count } = await ctx.db
    .updateTable('boards')
    .set((eb) => ({ card_count: eb('card_count', '+', by), updated_at: ctx.clock.now() }))
    .where('id', '=', boardId)
    .returning('card_count')
    .executeTakeFirstOrThrow();
  if (by > 0 && card_count > MAX_CARDS) throw conflict('board-full', { most: MAX_CARDS });
}

/** Notes on a board itself that something on it changed. */
export async function touchBoard(ctx: Context, boardId: string): Promise<void> {
  await ctx.db.updateTable('boards').set({ updated_at: ctx.clock.now() }).where('id', '=', boardId).execute();
}
