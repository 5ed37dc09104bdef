import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockOwnInsight } from './get-readable-insight.ts';
import { presentInsight } from './get-insight.ts';
import { updateListings } from './update-listings.ts';

/** How long a deleted card can be restored before it is purged. */
export const RETENTION_MS = 30 * 24 * 60 * 60_000;

/** Deletes the viewer's card; repeating it changes nothing. */
export const deleteInsight: UseCase<'DELETE /api/knowledges/{slug}'> = async (ctx, { params }) => {
  const insight = await lockOwnInsight(ctx, signedIn(ctx), params.slug);
  const deleted_at = insight.deleted_at ?? ctx.clock.now();
  await ctx.db.updateTable('insights').set({ deleted_at }).where('id', '=', insight.id).execute();
  await updateListings(ctx, insight.slug);
  return { data: await presentInsight(ctx, { ...insight, deleted_at }) };
};
