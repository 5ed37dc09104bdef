/** What other features' pages may use from notifications. */
export { LiveNotices } from './live-notices.tsx';
export { NotificationBell } from './notification-bell.tsx';
export { NotificationSettings } from './notification-settings.tsx';
