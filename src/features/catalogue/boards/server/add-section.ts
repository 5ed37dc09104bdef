import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { loadSections } from './present-board.ts';
import { lockEditableBoard, presentChangedBoard } from './change-sections.ts';

const MAX_SECTIONS = 50;

/** Adds a section at the end. */
export const addSection =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/sections'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockEditableBoard(ctx, params.board_slug);
    const sections = await loadSections(ctx, board.id);
    if (sections.length >= MAX_SECTIONS) throw conflict('too-many-headings', { max: MAX_SECTIONS }, { code: 'board-full' });
    await ctx.db
      .insertInto('board_sections')
      .values({ board_id: board.id, title: body.title, position: sections.length })
      .execute();
    return presentChangedBoard(ctx, kinds, board);
  };
