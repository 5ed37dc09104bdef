import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getSection } from './get-section.ts';
import { lockEditableBoard, presentChangedBoard } from './change-sections.ts';

/** Removes a section; its cards remain without one. */
export const removeSection =
  (kinds: CardKinds): UseCase<'DELETE /api/boards/{board_slug}/sections/{section_id}'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    const board = await lockEditableBoard(ctx, params.board_slug);
    const { id } = await getSection(ctx, board.id, params.section_id);
    await ctx.db.deleteFrom('board_sections').where('id', '=', id).execute();
    return presentChangedBoard(ctx, kinds, board);
  };
