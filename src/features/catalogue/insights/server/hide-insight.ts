import { withdrawNotifications } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { updateListings } from './update-listings.ts';

/** Hides a card from everyone except staff and its author, who sees the reason. Returns whether it was visible before. */
export async function hideInsight(ctx: Context, slug: string, reason: string): Promise<boolean> {
  const result = await ctx.db
    .updateTable('insights')
    .set({ hidden_at: ctx.clock.now(), hidden_reason: reason })
    .where('slug', '=', slug)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  await updateListings(ctx, slug);
  await withdrawNotifications(ctx, [`card:${slug}`]);
  return result.numUpdatedRows > 0n;
}

/** Shows a hidden card again. Returns whether it was hidden before. */
export async function restoreInsight(ctx: Context, slug: string): Promise<boolean> {
  const result = await ctx.db
    .updateTable('insights')
    .set({ hidden_at: null, hidden_reason: '' })
    .where('slug', '=', slug)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  await updateListings(ctx, slug);
  return result.numUpdatedRows > 0n;
}
