import { audit } from '#features/base/accounts/server/index.ts';
import { authorize, signedIn } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { requireUnchanged } from '#platform/http/require-unchanged.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, getStoredBoard, lockBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { presentBoard } from './present-board.ts';

/** Changes title, description and visibility of a board; editors mark a public one as a learning pack, with a reason. */
export const updateBoard =
  (kinds: CardKinds): UseCase<'PATCH /api/boards/{board_slug}'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    const { type, reason, before, ...fields } = body;
    if (Object.keys(fields).length > 0 || type === undefined) authorize(boardPolicy.edit(ctx.viewer, policyFacts(board)));
    requireUnchanged(board, body, before);
    if (type !== undefined) authorize(boardPolicy.recommend(ctx.viewer, policyFacts(board)));
    if (type !== undefined && reason === undefined) throw invalid({ path: 'reason', code: 'reason-too-short' });
    if (fields.privacy && (type ?? board.type) === 'learning_pack') throw conflict('learning-pack');
    if (board.hidden_at !== null && fields.privacy === false) throw conflict('board-hidden');
    const changed = { ...fields, ...(type !== undefined && { type }) };
    if (Object.keys(changed).length > 0)
      await ctx.db
        .updateTable('boards')
        .set({ ...changed, updated_at: ctx.clock.now() })
        .where('id', '=', board.id)
        .execute();
    if (type !== undefined)
      await audit(ctx, {
        action: 'board.recommend',
        objectType: 'board',
        objectId: board.id,
        details: { before: { type: board.type }, after: { type }, reason },
      });
    return { data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, board.slug)) };
  };
