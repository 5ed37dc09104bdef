import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { requireUnchanged } from '#platform/http/require-unchanged.ts';
import type { CardKinds } from './card-kinds.ts';
import { getSection } from './get-section.ts';
import { lockEditableBoard, presentChangedBoard } from './change-sections.ts';

/** Renames a section. */
export const renameSection =
  (kinds: CardKinds): UseCase<'PATCH /api/boards/{board_slug}/sections/{section_id}'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockEditableBoard(ctx, params.board_slug);
    const section = await getSection(ctx, board.id, params.section_id);
    const { before, title } = body;
    requireUnchanged(section, { title }, before);
    await ctx.db.updateTable('board_sections').set({ title }).where('id', '=', section.id).execute();
    return presentChangedBoard(ctx, kinds, board);
  };
