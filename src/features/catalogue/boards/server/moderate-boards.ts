/** How moderation finds, hides and restores boards. */
import type { Context } from '#platform/http/context.ts';
import { policyFacts, selectBoards } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Used by `src/app/wiring/reportables.ts`. A hidden board is private, and its owner cannot make it public. Of private boards
 * staff find only hidden ones.
 */
export const reportableBoard = {
  find: async (ctx: Context, id: string) => {
    const board = UUID.test(id) ? await selectBoards(ctx).where('boards.id', '=', id).executeTakeFirst() : undefined;
    if (!board || board.owner_id === null) return null;
    const isHiddenForStaff = board.hidden_at !== null && board.deleted_at === null && ctx.viewer?.staff === true;
    if (!isHiddenForStaff && !boardPolicy.view(ctx.viewer, policyFacts(board))) return null;
    return { title: board.title, excerpt: board.description, url: `/boards/${board.slug}`, ownerId: board.owner_id };
  },
  hiding: {
    hide: async (ctx: Context, id: string) => {
      await ctx.db
        .updateTable('boards')
        .set({ hidden_at: ctx.clock.now(), privacy: true, type: 'board' })
        .where('id', '=', id)
        .where('hidden_at', 'is', null)
        .execute();
    },
    restore: async (ctx: Context, id: string) => {
      await ctx.db
        .updateTable('boards')
        .set({ hidden_at: null, privacy: false })
        .where('id', '=', id)
        .where('hidden_at', 'is not', null)
        .execute();
    },
  },
};
