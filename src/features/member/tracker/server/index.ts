/** Server exports of the tracker for the wiring. */
export { purgeRemoved, sendReminders } from './send-reminders.ts';
export { trackerRoutes } from './routes.ts';
