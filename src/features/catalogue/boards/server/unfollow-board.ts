import { unreact } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import { presentBoardItem } from './present-board.ts';

/** Unfollows a board. */
export const unfollowBoard =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/unfollow'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const board = await getStoredBoard(ctx, params.board_slug);
    await unreact(ctx, { type: 'board', id: board.id }, { userId: viewer.id, verb: 'follow' });
    return { data: await presentBoardItem(ctx, kinds, board) };
  };
