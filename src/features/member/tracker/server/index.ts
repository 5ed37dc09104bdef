/** Server exports of the tracker for the wiring. */
export { detachJobs, detachPrograms } from './detach-entries.ts';
export { purgeRemoved, sendReminders } from './send-reminders.ts';
export { trackerRoutes } from './routes.ts';
