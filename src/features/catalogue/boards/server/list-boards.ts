import { sql } from 'kysely';
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { isInReadersLanguage, isListedFor, visibleToViewer, selectBoards } from './get-stored-board.ts';
import { presentBoards } from './present-board.ts';

type Boards = ReturnType<typeof selectBoards>;

type Page = { page: number; per_page: number; search?: string | undefined };

const isOwnedBy = (id: string) => sql<boolean>`boards.owner_id = ${id}`;

const isSharedWith = (id: string) =>
  sql<boolean>`exists (select from board_collaborators where board_id = boards.id and user_id = ${id})`;

/** The viewer's boards of one scope, newest first. */
export const listBoards =
  (kinds: CardKinds): UseCase<'GET /api/boards'> =>
  async (ctx, { query }) => {
    const viewer = signedIn(ctx);
    const { scope, kind, ref } = query;
    const boardsOfEveryone = selectBoards(ctx);
    const item = kind && ref ? { kind, ref } : undefined;
    if (scope === 'deleted')
      return presentPage(
        ctx,
        kinds,
        boardsOfEveryone.where(isOwnedBy(viewer.id)).where('boards.deleted_at', 'is not', null),
        query,
      );
    const visible = boardsOfEveryone.where(visibleToViewer(ctx)).where(isListedFor(ctx));
    if (scope === 'followed') return presentPage(ctx, kinds, visible.where(isFollowedBy(ctx, viewer.id)), query);
    const boards = {
      own: visible.where(isOwnedBy(viewer.id)),
      shared: visible.where(isSharedWith(viewer.id)),
      mine: visible.where((eb) => eb.or([isOwnedBy(viewer.id), isSharedWith(viewer.id)])),
    }[scope];
    return presentPage(ctx, kinds, boards, query, item);
  };

/**
 * Public boards of a category, or without one all learning packs: those in the reader's language first, the editors'
 * packs before the newest.
 */
export async function listCategoryBoards(
  ctx: Context,
  kinds: CardKinds,
  { category, limit }: { category: string | undefined; limit: number },
) {
  let boards = selectBoards(ctx)
    .where('boards.privacy', '=', false)
    .where(isShownAt(ctx.clock.now(), 'boards'))
    .where(isListedFor(ctx));
  if (category === undefined) boards = boards.where('boards.type', '=', 'learning_pack');
  else boards = boards.where(sql<boolean>`boards.categories @> array[${category}]`);
  const rows = await boards
    .orderBy(isInReadersLanguage(), 'desc')
    .orderBy('boards.position', (order) => order.asc().nullsLast())
    .orderBy('boards.created_at', 'desc')
    .orderBy('boards.id')
    .limit(limit)
    .execute();
  return presentBoards(ctx, kinds, rows);
}

/** Loads and presents one page of boards; `item` is the content whose card each board states. */
export async function presentPage(
  ctx: Context,
  kinds: CardKinds,
  boards: Boards,
  page: Page,
  item?: { kind: string; ref: string },
) {
  const { rows, meta } = await loadPage(boards, page);
  return { data: await presentBoards(ctx, kinds, rows, item), meta };
}

/** Loads one page of boards, newest first by default. */
export async function loadPage(boards: Boards, { page, per_page, search }: Page) {
  const matching = search ? boards.where('boards.title', 'ilike', containsPattern(search)) : boards;
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy('boards.created_at', 'desc')
      .orderBy('boards.id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    matching
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, meta: pageMeta(page, per_page, total) };
}

const isFollowedBy = (ctx: Context, userId: string) =>
  sql<boolean>`boards.id in (select object_id::uuid from ${reactionRows(ctx)} as follows
    where user_id = ${userId} and verb = 'follow' and object_type = 'board')`;
