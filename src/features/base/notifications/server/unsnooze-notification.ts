import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { readNotifications } from './list-notifications.ts';
import { bringBack } from './snooze-notification.ts';

/** Brings one back before its time. */
export const unsnoozeNotification: UseCase<'DELETE /api/notifications/{id}/snooze'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  if (!(await bringBack(ctx, { id: params.id, userId: viewer.id }))) throw notFound('notification');
  return readNotifications(ctx, viewer);
};
