import type { Context } from '#platform/http/context.ts';

/** Moves the comments on a duplicate to the item that is kept. Checks no permission. */
export async function moveComments(ctx: Context, type: string, { from, to }: { from: string; to: string }): Promise<void> {
  await ctx.db
    .updateTable('comments')
    .set({ commentable_id: to })
    .where('commentable_type', '=', type)
    .where('commentable_id', '=', from)
    .execute();
}

/** Whether anybody has commented on an item, removed comments included. Checks no permission. */
export async function hasComments(ctx: Context, type: string, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('comments')
    .select('id')
    .where('commentable_type', '=', type)
    .where('commentable_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
