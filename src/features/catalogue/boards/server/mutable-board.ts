import type { Mutable, Mutables } from '#features/base/mutes/server/index.ts';
import { policyFacts, selectBoards, type StoredBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';

const toMutable = ({ id, slug, title, owner_id }: StoredBoard): Mutable => ({
  id,
  slug,
  title,
  url: `/boards/${slug}`,
  ownerId: owner_id,
});

/** How mutes find boards that the viewer may see. Used by `src/app/wiring/mutables.ts`. */
export const mutableBoard: Mutables['board'] = {
  find: async (ctx, slug) => {
    const board = await selectBoards(ctx).where('boards.slug', '=', slug).executeTakeFirst();
    return board && boardPolicy.view(ctx.viewer, policyFacts(board)) ? toMutable(board) : null;
  },
  load: async (ctx, ids) => {
    if (ids.length === 0) return [];
    const boards = await selectBoards(ctx)
      .where('boards.id', 'in', [...ids])
      .execute();
    return boards.filter((board) => boardPolicy.view(ctx.viewer, policyFacts(board))).map(toMutable);
  },
};
