import { signedIn } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockOwnInsight } from './get-readable-insight.ts';
import { presentInsight } from './get-insight.ts';
import { updateListings } from './update-listings.ts';
import { computeRights } from './policy.ts';
import { publish } from './publish-insight.ts';
import { requireComplete, createSummary, inputColumns } from './insight-input.ts';

/** Updates the viewer's card; `publish` makes a draft public. A published card must stay complete. */
export const updateInsight: UseCase<'PATCH /api/knowledges/{slug}'> = async (ctx, { params, body }) => {
  const existing = await lockOwnInsight(ctx, signedIn(ctx), params.slug);
  if (!computeRights(existing, ctx.viewer).edit) throw notFound('insight');
  const { version, ...input } = body;
  if (version !== undefined && version !== existing.version) throw problem(412, 'saved-meanwhile');
  const columns = await inputColumns(ctx, input);
  // With an empty cover, the slug is the seed of the cover picture.
  const updated = await ctx.db
    .updateTable('insights')
    .set({ ...columns, version: existing.version + 1, ...(columns.cover === '' && { cover: existing.slug }) })
    .where('id', '=', existing.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (body.publish || updated.published_at) {
    requireComplete(updated);
    const published = await publish(ctx, { ...updated, summary: updated.summary || createSummary(updated.body) });
    await updateListings(ctx, published.slug);
    return { data: await presentInsight(ctx, published) };
  }
  return { data: await presentInsight(ctx, updated) };
};
