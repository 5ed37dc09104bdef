import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findOwn } from './find-insight.ts';
import { presentInsight } from './get-insight.ts';
import { listCard } from './list-card.ts';

/** How long a deleted card can be taken back; then it is gone for good. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Takes the viewer's card away from everybody; twice changes nothing. */
export const deleteInsight: UseCase<'DELETE /api/knowledges/{slug}'> = async (ctx, { params }) => {
  const insight = await findOwn(ctx, signedIn(ctx), params.slug);
  const deleted_at = insight.deleted_at ?? ctx.clock.now();
  await ctx.db.updateTable('insights').set({ deleted_at }).where('id', '=', insight.id).execute();
  await listCard(ctx, insight.slug);
  return { data: await presentInsight(ctx, { ...insight, deleted_at }) };
};

/** Brings it back, as it was, within 30 days. */
export const restoreOwnInsight: UseCase<'POST /api/knowledges/{slug}/restore'> = async (ctx, { params }) => {
  const insight = await findOwn(ctx, signedIn(ctx), params.slug);
  if (insight.deleted_at && insight.deleted_at.getTime() < ctx.clock.now().getTime() - KEPT_MS) throw notFound('Insight');
  await ctx.db.updateTable('insights').set({ deleted_at: null }).where('id', '=', insight.id).execute();
  await listCard(ctx, insight.slug);
  return { data: await presentInsight(ctx, { ...insight, deleted_at: null }) };
};
