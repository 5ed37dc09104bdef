import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadNotifications } from './list-notifications.ts';
import { unsnooze } from './snooze-notification.ts';

/** Ends a snooze early. */
export const unsnoozeNotification: UseCase<'DELETE /api/notifications/{id}/snooze'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  if (!(await unsnooze(ctx, { id: params.id, userId: viewer.id }))) throw notFound('notification');
  return loadNotifications(ctx, viewer);
};
