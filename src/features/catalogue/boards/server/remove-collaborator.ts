import { withdrawNotifications } from '#features/base/notifications/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { invitationKey } from './add-collaborator.ts';
import { policyFacts, lockBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';

/** Removes a collaborator and their invitation: the admin may remove anyone, others only themselves. */
export const removeCollaborator: UseCase<'DELETE /api/boards/{board_slug}/collaborators'> = async (ctx, { params, query }) => {
  const viewer = signedIn(ctx);
  const board = await lockBoard(ctx, params.board_slug);
  const facts = policyFacts(board);
  const isLeaving = query.user_id === viewer.id && boardPolicy.leave(viewer, facts);
  authorize(isLeaving || boardPolicy.edit(viewer, facts));
  await ctx.db.deleteFrom('board_collaborators').where('board_id', '=', board.id).where('user_id', '=', query.user_id).execute();
  await withdrawNotifications(ctx, [invitationKey(board.id)], query.user_id);
};
