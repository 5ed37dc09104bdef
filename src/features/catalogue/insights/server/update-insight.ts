import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findOwn } from './find-insight.ts';
import { presentInsight } from './get-insight.ts';
import { updateListings } from './update-listings.ts';
import { computeRights } from './policy.ts';
import { publish } from './publish-insight.ts';
import { requireComplete, createSummary, writingColumns } from './insight-input.ts';

/** Updates the viewer's card; `publish` makes a draft public. A published card must stay complete. */
export const updateInsight: UseCase<'PATCH /api/knowledges/{slug}'> = async (ctx, { params, body }) => {
  const before = await findOwn(ctx, signedIn(ctx), params.slug);
  if (!computeRights(before, ctx.viewer).edit) throw notFound('insight');
  const columns = await writingColumns(ctx, body);
  const written = await ctx.db
    .updateTable('insights')
    .set({ ...columns, ...(columns.cover === '' && { cover: before.slug }) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (body.publish || written.published_at) {
    requireComplete(written);
    const published = await publish(ctx, { ...written, summary: written.summary || createSummary(written.body) });
    await updateListings(ctx, published.slug);
    return { data: await presentInsight(ctx, published) };
  }
  return { data: await presentInsight(ctx, written) };
};
