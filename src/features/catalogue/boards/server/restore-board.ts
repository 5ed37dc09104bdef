import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard, getDeletedBoard } from './get-stored-board.ts';
import { presentBoard } from './present-board.ts';

/** Restores a deleted board. */
export const restoreBoard =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/restore'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    const board = await getDeletedBoard(ctx, params.board_slug);
    await ctx.db.updateTable('boards').set({ deleted_at: null }).where('id', '=', board.id).execute();
    return { data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, board.slug)) };
  };
