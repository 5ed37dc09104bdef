/** Server exports of the tracker for the wiring. */
export { detachJobs, detachPrograms, moveProgramEntries } from './detach-entries.ts';
export { listLatestEntries } from './list-latest-entries.ts';
export { purgeRemoved, sendReminders } from './send-reminders.ts';
export { trackerRoutes } from './routes.ts';
