import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { countWords } from '#platform/contract/count-words.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { CardKind } from '../contract.ts';
import type { StoredCard } from './present-card.ts';

export const MAX_CARDS = 500;
const WORDS_PER_MINUTE = 200;

/** A card to be added. */
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

/** The reading time in whole minutes; 0 for an empty text. */
export const readingMinutes = (text: string): number =>
  text === '' ? 0 : Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));

/** The ref of a link: a hash of its URL, so that a board contains each URL only once, whatever its title. */
export const linkRef = (url: string): string => createHash('sha256').update(new URL(url).href).digest('hex').slice(0, 32);
/** The ref of a new note: a random id, so that a board can contain equal notes. */
export const newNoteRef = (): string => randomUUID();

/** The default title of a link, derived from the URL; nothing is fetched. */
export function defaultLinkTitle(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
  return `${hostname.replace(/^www\./, '')}${path}`.slice(0, 200);
}

/**
 * Appends cards to a board locked by the caller, and counts them. Existing cards are unchanged and not returned. 409 when the
 * board would exceed its limit.
 */
export async function appendCards(ctx: Context, boardId: string, drafts: readonly CardDraft[]): Promise<StoredCard[]> {
  if (drafts.length === 0) return [];
  const now = ctx.clock.now();
  const { last } = await ctx.db
    .selectFrom('board_cards')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql.lit(-1)).as('last'))
    .where('board_id', '=', boardId)
    .executeTakeFirstOrThrow();
  const added = await ctx.db
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
        minutes: readingMinutes(text),
        position: Number(last) + 1 + index,
        pinned_by: ctx.viewer?.id ?? null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['board_id', 'kind', 'ref']).where('removed_at', 'is', null).doNothing())
    .returningAll()
    .execute();
  await adjustCardCount(ctx, boardId, added.length);
  return added;
}

/** Adjusts the card count of a board locked by the caller. */
export async function adjustCardCount(ctx: Context, boardId: string, delta: number): Promise<void> {
  if (delta === 0) return;
  const { card_count } = await ctx.db
    .updateTable('boards')
    .set((eb) => ({ card_count: eb('card_count', '+', delta), updated_at: ctx.clock.now() }))
    .where('id', '=', boardId)
    .returning('card_count')
    .executeTakeFirstOrThrow();
  if (delta > 0 && card_count > MAX_CARDS) throw conflict('board-full', { max: MAX_CARDS });
}

/** Sets the card counts of boards after cards of deleted content were removed. Checks no permission. */
export async function recountCards(ctx: Context): Promise<void> {
  await sql`
    update boards set card_count = counted.cards
    from (
      select boards.id, count(board_cards.id)::int as cards from boards
      left join board_cards on board_cards.board_id = boards.id and board_cards.removed_at is null group by boards.id
    ) as counted
    where counted.id = boards.id and boards.card_count <> counted.cards`.execute(ctx.db);
}

/** Sets the board's `updated_at` to now. */
export async function touchBoard(ctx: Context, boardId: string): Promise<void> {
  await ctx.db.updateTable('boards').set({ updated_at: ctx.clock.now() }).where('id', '=', boardId).execute();
}
