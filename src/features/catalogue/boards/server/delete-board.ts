import { withdrawNotifications } from '#features/base/notifications/server/index.ts';
import { purgeReactionsTo } from '#features/base/reactions/server/index.ts';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { invitationKey } from './add-collaborator.ts';
import { policyFacts, lockBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';

/** How long a deleted board can be restored. */
const RETENTION_MS = 30 * 86_400_000;

const BATCH_SIZE = 500;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'boards.purge': Record<string, never>;
  }
}

/** Deletes a board; its admin can restore it for thirty days. */
export const deleteBoard: UseCase<'DELETE /api/boards/{board_slug}'> = async (ctx, { params }) => {
  signedIn(ctx);
  const board = await lockBoard(ctx, params.board_slug);
  authorize(boardPolicy.edit(ctx.viewer, policyFacts(board)));
  await ctx.db
    .updateTable('boards')
    .set({ deleted_at: ctx.clock.now(), source: null, type: 'board' })
    .where('id', '=', board.id)
    .execute();
  await withdrawNotifications(ctx, [invitationKey(board.id)]);
};

/** Purges cards and a batch of boards that were deleted more than thirty days ago; runs every night. */
export async function purgeBoards(ctx: Context): Promise<void> {
  const deletedBefore = new Date(ctx.clock.now().getTime() - RETENTION_MS);
  const boards = await ctx.db
    .selectFrom('boards')
    .select('id')
    .where('deleted_at', '<', deletedBefore)
    // What editors deleted stays deleted, also when its file is loaded again.
    .where('by_editors', '=', false)
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of boards) {
    await purgeReactionsTo(ctx, { type: 'board', id });
    await ctx.db.deleteFrom('boards').where('id', '=', id).execute();
  }
  await ctx.db.deleteFrom('board_cards').where('removed_at', '<', deletedBefore).execute();
}
