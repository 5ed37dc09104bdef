/** What other features' servers may use from notifications. */
export { forgetCleared } from './clear-notifications.ts';
export { notify } from './notify.ts';
export { togetherAs } from './present-notices.ts';
export { notificationsRoutes } from './routes.ts';
export { wakeSnoozed } from './snooze-notification.ts';
export { takeBack } from './take-back.ts';
