import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { bodyColumns, inputColumns } from './insight-input.ts';
import { draftSlug, publish } from './publish-insight.ts';
import { presentInsight } from './get-insight.ts';
import { updateListings } from './update-listings.ts';

/** Creates a card as a draft, or publishes it. */
export const createInsight: UseCase<'POST /api/knowledges'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const slug = draftSlug();
  const columns = await inputColumns(ctx, body);
  const draft = await ctx.db
    .insertInto('insights')
    .values({
      ...bodyColumns(''),
      ...columns,
      slug,
      cover: columns.cover || slug,
      author_id: viewer.id,
      created_at: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!body.publish) return { data: await presentInsight(ctx, draft) };
  const published = await publish(ctx, draft);
  await updateListings(ctx, published.slug);
  return { data: await presentInsight(ctx, published) };
};
