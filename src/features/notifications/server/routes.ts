import { implement } from '#platform/server/http.ts';
import { notificationsContract } from '../contract.ts';
import { clearNotification, clearNotifications } from './clear-notifications.ts';
import { listNotifications } from './list-notifications.ts';
import { markAsRead } from './mark-as-read.ts';

export const notificationsRoutes = implement(notificationsContract, {
  'GET /api/notifications': listNotifications,
  'POST /api/notifications/mark_as_read': markAsRead,
  'POST /api/notifications/{id}/clear': clearNotification,
  'POST /api/notifications/clear_all': clearNotifications,
});
