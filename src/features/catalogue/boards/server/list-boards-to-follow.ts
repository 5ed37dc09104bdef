import { reactionRows } from '#features/base/reactions/server/index.ts';
import { findDismissed, filterUnseen, wholeBucket } from '#features/base/ranking/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { selectBoards } from './find-board.ts';
import { findFeedBoards, type FeedBoard } from './find-feed-boards.ts';
import { presentBoards } from './present-board.ts';

/** Recommended public boards that the viewer neither owns nor follows, with reasons; `total` counts the candidates. */
export const listBoardsToFollow =
  (kinds: CardKinds): UseCase<'GET /api/boards/to_follow'> =>
  async (ctx, { query: { page, per_page } }) => {
    const [found, dismissed] = await Promise.all([findFeedBoards(ctx), findDismissed(ctx, 'board')]);
    const wanted = found.filter(({ id }) => !dismissed.includes(id));
    const boards = filterUnseen(ctx, 'board', await presentable(ctx, wanted));
    const shown = boards.slice((page - 1) * per_page, page * per_page);
    const cards = await presentBoards(ctx, kinds, shown);
    const data = shown.flatMap(({ id, reason }) =>
      cards.filter((card) => card.id === id).map((card) => ({ ...card, attributes: { ...card.attributes, reason } })),
    );
    const meta = pageMeta(page, per_page, boards.length);
    return { data, meta, algorithm: 'subjects-and-circle-1', bucket: wholeBucket(ctx) };
  };

/** Filters to public, non-empty boards that are new to the viewer, keeping the order. */
async function presentable(ctx: Context, found: readonly FeedBoard[]) {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectBoards(ctx)
    .where('boards.id', 'in', ids)
    .where('boards.privacy', '=', false)
    .where('boards.deleted_at', 'is', null)
    .where('boards.card_count', '>', 0)
    .where((eb) => eb.or([eb('boards.owner_id', 'is', null), eb('boards.owner_id', 'is distinct from', ctx.viewer?.id ?? null)]))
    .execute();
  const known = new Set(await followedOf(ctx, ids));
  return found.flatMap(({ id, reason }) =>
    rows.filter((row) => row.id === id && !known.has(id) && !row.collaborates).map((row) => ({ ...row, reason })),
  );
}

async function followedOf(ctx: Context, ids: readonly string[]): Promise<string[]> {
  if (!ctx.viewer) return [];
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('engagements'))
    .select('object_id')
    .where('object_type', '=', 'board')
    .where('verb', '=', 'follow')
    .where('user_id', '=', ctx.viewer.id)
    .where('object_id', 'in', [...ids])
    .execute();
  return rows.map(({ object_id }) => object_id);
}
