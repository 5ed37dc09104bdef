import { authorize, signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, getStoredBoard, lockBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { presentBoard } from './present-board.ts';

/** Changes title, description and visibility of a board; staff mark a public one as a learning pack. */
export const updateBoard =
  (kinds: CardKinds): UseCase<'PATCH /api/boards/{board_slug}'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    const { type, ...fields } = body;
    if (Object.keys(fields).length > 0 || type === undefined) authorize(boardPolicy.edit(ctx.viewer, policyFacts(board)));
    if (type !== undefined) authorize(boardPolicy.recommend(ctx.viewer, policyFacts(board)));
    if (fields.privacy && (type ?? board.type) === 'learning_pack') throw conflict('learning-pack');
    if (board.hidden_at !== null && fields.privacy === false) throw conflict('board-hidden');
    if (Object.keys(body).length > 0)
      await ctx.db
        .updateTable('boards')
        .set({ ...body, updated_at: ctx.clock.now() })
        .where('id', '=', board.id)
        .execute();
    return { data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, board.slug)) };
  };
