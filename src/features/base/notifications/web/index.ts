/** What other features' pages may use from notifications. */
export { LiveNotifications } from './live-notifications.tsx';
export { NotificationBell } from './notification-bell.tsx';
export { NotificationSettings } from './notification-settings.tsx';
