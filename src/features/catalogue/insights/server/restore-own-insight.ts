import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockOwnInsight } from './get-readable-insight.ts';
import { presentInsight } from './get-insight.ts';
import { updateListings } from './update-listings.ts';
import { RETENTION_MS } from './delete-insight.ts';

/** Restores the viewer's deleted card within 30 days. */
export const restoreOwnInsight: UseCase<'POST /api/knowledges/{slug}/restore'> = async (ctx, { params }) => {
  const insight = await lockOwnInsight(ctx, signedIn(ctx), params.slug);
  if (insight.deleted_at && insight.deleted_at.getTime() < ctx.clock.now().getTime() - RETENTION_MS) throw notFound('insight');
  await ctx.db.updateTable('insights').set({ deleted_at: null }).where('id', '=', insight.id).execute();
  await updateListings(ctx, insight.slug);
  return { data: await presentInsight(ctx, { ...insight, deleted_at: null }) };
};
