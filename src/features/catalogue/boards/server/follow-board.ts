import { react } from '#features/base/reactions/server/index.ts';
import { isBlocked } from '#features/base/mutes/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, getStoredBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { presentBoardItem } from './present-board.ts';

/** Follows a public board and notifies its admin once; repeating it changes nothing. */
export const followBoard =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/follow'> =>
  async (ctx, { params }) => {
    const viewer = signedIn(ctx);
    const board = await getStoredBoard(ctx, params.board_slug);
    authorize(boardPolicy.follow(viewer, policyFacts(board)));
    if (await isBlocked(ctx, viewer.id, board.owner_id)) throw notFound('board');
    const fresh = await react(ctx, { type: 'board', id: board.id }, { userId: viewer.id, verb: 'follow' });
    const data = await presentBoardItem(ctx, kinds, board);
    if (fresh && board.owner_id)
      await notify(ctx, {
        userId: board.owner_id,
        kind: 'board-followed',
        actorId: viewer.id,
        dedupeKey: `board-followed:${board.id}:${viewer.id}`,
        facts: { person: viewer.name, board: board.title },
        url: data.attributes.path,
        group: board.id,
      });
    return { data };
  };
