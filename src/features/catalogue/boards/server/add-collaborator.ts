import { findPeople } from '#features/base/accounts/server/index.ts';
import { isBlocked } from '#features/base/mutes/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, getStoredBoard, lockBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { boardPath, presentBoard } from './present-board.ts';

const MAX_COLLABORATORS = 50;

/** The key of the notification that invites to a board. */
export const invitationKey = (boardId: string): string => `board-invited:${boardId}`;

/** Adds a collaborator and notifies them once; repeating it changes nothing. */
export const addCollaborator =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/collaborators'> =>
  async (ctx, { params, body }) => {
    const viewer = signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.edit(viewer, policyFacts(board)));
    const person = (await findPeople(ctx, [body.user_id])).get(body.user_id);
    // Deleted accounts have no profile.
    if (!person?.attributes.slug) throw notFound('member');
    if (body.user_id === viewer.id) throw conflict('self');
    if (await isBlocked(ctx, viewer.id, body.user_id)) throw notFound('member');
    const inserted = await ctx.db
      .insertInto('board_collaborators')
      .values({ board_id: board.id, user_id: body.user_id, added_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n)
      await notify(ctx, {
        userId: body.user_id,
        kind: 'board-invited',
        actorId: viewer.id,
        dedupeKey: invitationKey(board.id),
        facts: { person: viewer.name, board: board.title },
        url: boardPath(board.slug, viewer.slug),
        mail: true,
      });
    const data = await presentBoard(ctx, kinds, await getStoredBoard(ctx, board.slug));
    if (data.attributes.collaborators.length > MAX_COLLABORATORS)
      throw conflict('too-many-collaborators', { max: MAX_COLLABORATORS }, { code: 'board-full' });
    return { data };
  };
