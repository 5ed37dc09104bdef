import type { Context } from '#platform/http/context.ts';

/** Hides a comment from everyone but its author, who sees the reason, and staff. Returns whether it was shown before. */
export async function hideComment(ctx: Context, id: string, reason: string): Promise<boolean> {
  const hidden = await ctx.db
    .updateTable('comments')
    .set({ hidden_at: ctx.clock.now(), hidden_reason: reason })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return hidden.numUpdatedRows > 0n;
}

/** Shows a hidden comment again. Returns whether it was hidden. */
export async function unhideComment(ctx: Context, id: string): Promise<boolean> {
  const shown = await ctx.db
    .updateTable('comments')
    .set({ hidden_at: null, hidden_reason: '' })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return shown.numUpdatedRows > 0n;
}
