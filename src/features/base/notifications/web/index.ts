/** The web interface of notifications for other features. */
export { LiveNotifications } from './live-notifications.tsx';
export { NotificationBell } from './notification-bell.tsx';
export { NotificationSettings } from './notification-settings.tsx';
