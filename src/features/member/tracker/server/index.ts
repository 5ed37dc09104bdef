/** What the wiring may use from the tracker. */
export { forgetRemoved, remindTrackers } from './remind.ts';
export { trackerRoutes } from './routes.ts';
