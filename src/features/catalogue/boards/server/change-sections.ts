import { m } from '#platform/messages/messages.js';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { factsOf, findBoard, lockBoard, type StoredBoard } from './find-board.ts';
import { findSection } from './find-section.ts';
import { boardPolicy } from './policy.ts';
import { presentBoard, readSections } from './present-board.ts';
import { touchBoard } from './put-cards.ts';

const MOST_SECTIONS = 50;

/** Adds a heading behind the others. */
export const addSection =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/sections'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await boardToArrange(ctx, params.board_slug);
    const sections = await readSections(ctx, board.id);
    if (sections.length >= MOST_SECTIONS) throw conflict(m.boards_many_sections({ most: MOST_SECTIONS }), 'board-full');
    await ctx.db
      .insertInto('board_sections')
      .values({ board_id: board.id, title: body.title, position: sections.length })
      .execute();
    return answer(ctx, kinds, board);
  };

export const renameSection =
  (kinds: CardKinds): UseCase<'PATCH /api/boards/{board_slug}/sections/{section_id}'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await boardToArrange(ctx, params.board_slug);
    const { id } = await findSection(ctx, board.id, params.section_id);
    await ctx.db.updateTable('board_sections').set({ title: body.title }).where('id', '=', id).execute();
    return answer(ctx, kinds, board);
  };

/** Takes a heading away; its cards stay and stand without one. */
export const removeSection =
  (kinds: CardKinds): UseCase<'DELETE /api/boards/{board_slug}/sections/{section_id}'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    const board = await boardToArrange(ctx, params.board_slug);
    const { id } = await findSection(ctx, board.id, params.section_id);
    await ctx.db.deleteFrom('board_sections').where('id', '=', id).execute();
    return answer(ctx, kinds, board);
  };

async function boardToArrange(ctx: Context, slug: string): Promise<StoredBoard> {
  const board = await lockBoard(ctx, slug);
  authorize(boardPolicy.pin(ctx.viewer, factsOf(board)));
  return board;
}

async function answer(ctx: Context, kinds: CardKinds, { id, slug }: StoredBoard) {
  await touchBoard(ctx, id);
  return { data: await presentBoard(ctx, kinds, await findBoard(ctx, slug)) };
}
