/** What other features' servers may use from notifications. */
export { forgetCleared } from './clear-notifications.ts';
export { createNotificationChannel } from './notification-channel.ts';
export { notify, notifyAll } from './notify.ts';
export { togetherAs } from './present-notices.ts';
export { notificationsRoutes } from './routes.ts';
export { pushNotice } from './push-notice.ts';
export { sendDigests } from './send-digests.ts';
export { wakeSnoozed } from './snooze-notification.ts';
export { takeBack } from './take-back.ts';
export { NOTICES } from './write-notices.ts';
