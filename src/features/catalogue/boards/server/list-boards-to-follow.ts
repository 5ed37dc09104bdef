import { reactionRows } from '#features/base/reactions/server/index.ts';
import { findDismissed, filterUnseen, wholeBucket } from '#features/base/ranking/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { isListedFor, selectBoards } from './get-stored-board.ts';
import { findFeedBoards, type FeedBoard } from './find-feed-boards.ts';
import { presentBoards } from './present-board.ts';

/**
 * Recommended public boards that the viewer does not own, share or follow and has not dismissed, with reasons. `total` is the
 * number of those not yet shown in this session, or of all when none are left.
 */
export const listBoardsToFollow =
  (kinds: CardKinds): UseCase<'GET /api/boards/to_follow'> =>
  async (ctx, { query: { page, per_page } }) => {
    const [candidates, dismissed] = await Promise.all([findFeedBoards(ctx), findDismissed(ctx, 'board')]);
    const remaining = candidates.filter(({ id }) => !dismissed.includes(id));
    const boards = filterUnseen(ctx, 'board', await loadBoardsToFollow(ctx, remaining));
    const shownBoards = boards.slice((page - 1) * per_page, page * per_page);
    const cards = await presentBoards(ctx, kinds, shownBoards);
    const data = shownBoards.flatMap(({ id, reason }) =>
      cards.filter((card) => card.id === id).map((card) => ({ ...card, attributes: { ...card.attributes, reason } })),
    );
    const meta = pageMeta(page, per_page, boards.length);
    return { data, meta, algorithm: 'subjects-and-circle-1', bucket: wholeBucket(ctx) };
  };

/** Loads the candidates that are public, not empty, and neither owned, shared nor followed by the viewer, in the same order. */
async function loadBoardsToFollow(ctx: Context, candidates: readonly FeedBoard[]) {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const rows = await selectBoards(ctx)
    .where('boards.id', 'in', ids)
    .where('boards.privacy', '=', false)
    .where(isShownAt(ctx.clock.now(), 'boards'))
    .where('boards.card_count', '>', 0)
    .where(isListedFor(ctx))
    .where((eb) => eb.or([eb('boards.owner_id', 'is', null), eb('boards.owner_id', 'is distinct from', ctx.viewer?.id ?? null)]))
    .execute();
  const followed = new Set(await findFollowedIds(ctx, ids));
  return candidates.flatMap(({ id, reason }) =>
    rows.filter((row) => row.id === id && !followed.has(id) && !row.collaborates).map((row) => ({ ...row, reason })),
  );
}

async function findFollowedIds(ctx: Context, ids: readonly string[]): Promise<string[]> {
  if (!ctx.viewer) return [];
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('follows'))
    .select('object_id')
    .where('object_type', '=', 'board')
    .where('verb', '=', 'follow')
    .where('user_id', '=', ctx.viewer.id)
    .where('object_id', 'in', [...ids])
    .execute();
  return rows.map(({ object_id }) => object_id);
}
