import { sql } from 'kysely';
import type * as z from 'zod';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { loadReactions } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Board, BoardItem } from '../contract.ts';
import { isCatalogueKind, loadCardDetails, type CardKinds } from './card-kinds.ts';
import { policyFacts, type StoredBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { presentCard, type PresentedCard, type StoredCard } from './present-card.ts';

type Item = z.input<typeof BoardItem>;
type PresentedBoard = z.input<typeof Board>;

const MAX_COVERS = 4;

/** Presents boards for lists, in a fixed number of queries. The caller checks that they are visible. */
export async function presentBoards(
  ctx: Context,
  kinds: CardKinds,
  rows: readonly StoredBoard[],
  item?: { kind: string; ref: string },
): Promise<Item[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [collaborators, reactions, covers, totals, pinnedIds] = await Promise.all([
    loadCollaborators(ctx, ids),
    loadReactions(ctx, 'board', ids),
    loadCovers(ctx, kinds, ids),
    loadTotals(ctx, ids),
    item ? findPinnedIds(ctx, ids, item) : new Map<string, string>(),
  ]);
  const owners = rows.flatMap(({ owner_id }) => (owner_id === null ? [] : [owner_id]));
  const people = await findPeople(ctx, [...owners, ...[...collaborators.values()].flat()]);
  return rows.map((row) => {
    const facts = policyFacts(row);
    const owner = row.owner_id === null ? null : (people.get(row.owner_id) ?? null);
    const reaction = reactions.get(row.id);
    return {
      id: row.id,
      type: 'board',
      attributes: {
        slug: row.slug,
        path: boardPath(row.slug, owner?.attributes.slug),
        title: row.title,
        language: row.language,
        description: row.description,
        privacy: row.privacy,
        type: row.type,
        categories: row.categories,
        card_count: row.card_count,
        board_image: row.slug,
        covers: covers.get(row.id) ?? [],
        minutes: totals.get(row.id)?.minutes ?? 0,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
        deleted_at: row.deleted_at?.toISOString() ?? null,
        is_admin: boardPolicy.isAdmin(ctx.viewer, facts),
        owner,
        collaborators: (collaborators.get(row.id) ?? []).flatMap((id) => people.get(id) ?? []),
        followers: reaction?.counts.follow ?? 0,
        following: reaction?.mine.follow ?? false,
        done_count: totals.get(row.id)?.done ?? 0,
        card_id: pinnedIds.get(row.id) ?? null,
        can: {
          edit: boardPolicy.edit(ctx.viewer, facts),
          pin: boardPolicy.pin(ctx.viewer, facts),
          follow: boardPolicy.follow(ctx.viewer, facts),
          leave: boardPolicy.leave(ctx.viewer, facts),
          recommend: boardPolicy.recommend(ctx.viewer, facts),
        },
      },
    };
  });
}

/** Presents one board as an item of a list. */
export async function presentBoardItem(ctx: Context, kinds: CardKinds, row: StoredBoard): Promise<Item> {
  const [item] = await presentBoards(ctx, kinds, [row]);
  if (!item) throw new Error('presentBoards must return one board per row');
  return item;
}

/** Presents one board with its sections and cards. */
export async function presentBoard(ctx: Context, kinds: CardKinds, row: StoredBoard): Promise<PresentedBoard> {
  const [{ attributes, ...item }, sections, cards] = await Promise.all([
    presentBoardItem(ctx, kinds, row),
    loadSections(ctx, row.id),
    loadCards(ctx, row.id),
  ]);
  return {
    ...item,
    attributes: {
      ...attributes,
      sections,
      cards: await presentCards(ctx, kinds, row, sortCards(cards, sections)),
      only_staff: row.owner_id === null && !row.shown,
    },
  };
}

/** The path of a board's page, which contains the owner's slug, except for boards of the editors. */
export const boardPath = (slug: string, owner: string | undefined) => (owner ? `/boards/${owner}/${slug}` : `/boards/${slug}`);

export const loadSections = (ctx: Context, boardId: string) =>
  ctx.db
    .selectFrom('board_sections')
    .select(['id', 'title'])
    .where('board_id', '=', boardId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const loadCards = (ctx: Context, boardId: string): Promise<StoredCard[]> =>
  ctx.db
    .selectFrom('board_cards')
    .selectAll()
    .where('board_id', '=', boardId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Sorts cards: first those without a section, then section by section. */
export function sortCards(cards: readonly StoredCard[], sections: readonly { id: string }[]): StoredCard[] {
  return [null, ...sections.map(({ id }) => id)].flatMap((section) => cards.filter(({ section_id }) => section_id === section));
}

/** Presents cards of one board as the viewer sees them. */
export async function presentCards(
  ctx: Context,
  kinds: CardKinds,
  row: StoredBoard,
  cards: readonly StoredCard[],
): Promise<PresentedCard[]> {
  const showNote = boardPolicy.readNotes(ctx.viewer, policyFacts(row));
  const editorIds = showNote ? [...new Set(cards.flatMap(({ edited_by }) => edited_by ?? []))] : [];
  const [getDetails, doneCardIds, editors] = await Promise.all([
    loadCardDetails(ctx, kinds, cards),
    loadDoneCards(
      ctx,
      cards.map(({ id }) => id),
    ),
    editorIds.length > 0 ? findPeople(ctx, editorIds) : undefined,
  ]);
  return cards.map((card) =>
    presentCard(card, {
      details: getDetails(card),
      done: doneCardIds.has(card.id),
      showNote,
      editor: editors?.get(card.edited_by ?? '')?.attributes.name,
    }),
  );
}

/** Returns the ids of these cards that the viewer has marked as done. */
export async function loadDoneCards(ctx: Context, cardIds: readonly string[]): Promise<Set<string>> {
  if (!ctx.viewer || cardIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('board_progress')
    .select('card_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('card_id', 'in', [...cardIds])
    .execute();
  return new Set(rows.map(({ card_id }) => card_id));
}

async function loadCollaborators(ctx: Context, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .selectFrom('board_collaborators')
    .select(['board_id', 'user_id'])
    .where('board_id', 'in', [...ids])
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.board_id)].map(([id, rowsOfBoard]) => [id, rowsOfBoard.map(({ user_id }) => user_id)]),
  );
}

/** Loads the covers of the first cards of each board, without those of content that the viewer cannot see. */
async function loadCovers(ctx: Context, kinds: CardKinds, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ board_id: string; kind: StoredCard['kind']; ref: string }>`
    select first.* from unnest(${ids}::uuid[]) as selected (id) cross join lateral (
      select board_id, kind, ref from board_cards
      where board_id = selected.id and removed_at is null order by position, created_at, id limit ${MAX_COVERS}
    ) as first`.execute(ctx.db);
  const getDetails = await loadCardDetails(ctx, kinds, rows);
  const covers = rows.flatMap((card) => {
    const cover = isCatalogueKind(card.kind) ? getDetails(card)?.cover : card.ref;
    return cover === undefined ? [] : [{ board: card.board_id, cover }];
  });
  return new Map(
    [...Map.groupBy(covers, ({ board }) => board)].map(([id, boardCovers]) => [id, boardCovers.map(({ cover }) => cover)]),
  );
}

async function loadTotals(ctx: Context, ids: readonly string[]): Promise<Map<string, { minutes: number; done: number }>> {
  const { rows } = await sql<{ board_id: string; minutes: number; done: number }>`
    select cards.board_id, sum(cards.minutes)::int as minutes, count(done_cards.card_id)::int as done
    from board_cards as cards
    left join board_progress as done_cards on done_cards.card_id = cards.id and done_cards.user_id = ${ctx.viewer?.id ?? null}::uuid
    where cards.board_id = any(${ids}::uuid[]) and cards.removed_at is null group by cards.board_id`.execute(ctx.db);
  return new Map(rows.map(({ board_id, ...totals }) => [board_id, totals]));
}

async function findPinnedIds(ctx: Context, ids: readonly string[], { kind, ref }: { kind: string; ref: string }) {
  const { rows } = await sql<{ board_id: string; id: string }>`
    select board_id, id from board_cards
    where board_id = any(${ids}::uuid[]) and kind = ${kind} and ref = ${ref} and removed_at is null`.execute(ctx.db);
  return new Map(rows.map(({ board_id, id }) => [board_id, id]));
}
