/** The server interface of notifications for other features. */
export { purgeCleared } from './clear-notifications.ts';
export { createNotificationChannel } from './notification-channel.ts';
export { countUnread } from './list-notifications.ts';
export { notify, notifyAll } from './notify.ts';
export { groupActorNames } from './present-notifications.ts';
export { notificationsRoutes } from './routes.ts';
export { sendPush } from './send-push.ts';
export { sendDigests } from './send-digests.ts';
export { endDueSnoozes } from './snooze-notification.ts';
export { followKey, withdrawFollows } from './withdraw-follows.ts';
export { withdrawNotifications } from './withdraw-notifications.ts';
export { NOTIFICATIONS_CHANGED } from './insert-notifications.ts';
