/** What the wiring may use from the tracker. */
export { purgeRemoved, sendReminders } from './send-reminders.ts';
export { trackerRoutes } from './routes.ts';
