import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { createUniqueSlug } from './create-unique-slug.ts';
import { getCategory } from './get-category.ts';
import { getEvent, presentEvent } from './present-events.ts';
import { isTimeZone } from '#platform/language/time-zone.ts';

/** Creates an event and notifies followers. For editors. */
export const createEvent: UseCase<'POST /api/categories/{slug}/events'> = async (ctx, { params, body: { reason, ...body } }) => {
  const viewer = requireScope(ctx, 'editor');
  const category = await getCategory(ctx, params.slug);
  const [starts_at, ends_at] = [new Date(body.starts_at), new Date(body.ends_at)];
  if (ends_at <= starts_at) throw invalid({ path: 'ends_at', code: 'end-not-after-start' });
  if (!isTimeZone(body.time_zone)) throw invalid({ path: 'time_zone', code: 'time-zone-unknown' });
  const { id, slug } = await ctx.db
    .insertInto('community_events')
    .values({
      ...body,
      slug: createUniqueSlug(body.title),
      category_id: category.id,
      starts_at,
      ends_at,
      created_at: ctx.clock.now(),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  await audit(ctx, {
    action: 'event.create',
    objectType: 'event',
    objectId: id,
    details: { after: { title: body.title, community: category.slug, starts_at, ends_at, place: body.place }, reason },
  });
  await ctx.publish('topic.activity', {
    categoryId: category.id,
    kind: 'event',
    objectId: id,
    title: body.title,
    url: `/communities/${category.slug}?tab=events`,
    actorId: viewer.id,
  });
  return { data: presentEvent(ctx, await getEvent(ctx, slug)) };
};
