import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { withdrawNotifications } from '#features/base/notifications/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Removes an event that staff created, with its notifications. For editors. */
export const removeEvent: UseCase<'DELETE /api/community_events/{slug}'> = async (ctx, { params, query }) => {
  requireScope(ctx, 'editor');
  const removed = await ctx.db
    .deleteFrom('community_events')
    .where('slug', '=', params.slug)
    .where('source', '=', 'staff')
    .returning(['id', 'title', 'starts_at', 'ends_at', 'place'])
    .executeTakeFirst();
  if (!removed) throw notFound('event');
  const { id, ...before } = removed;
  await withdrawNotifications(ctx, [`event:${id}`]);
  await audit(ctx, { action: 'event.remove', objectType: 'event', objectId: id, details: { before, reason: query.reason } });
};
