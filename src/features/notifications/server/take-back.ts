import type { Context } from '#platform/server/context.ts';

/** Takes notices back from everybody, because what they speak of is no longer to be seen. */
export async function takeBack(ctx: Context, occasions: readonly string[]): Promise<void> {
  if (occasions.length === 0) return;
  await ctx.db
    .deleteFrom('notifications')
    .where('occasion', 'in', [...occasions])
    .execute();
}
