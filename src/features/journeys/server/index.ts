/** What other features' servers may use from journeys. */
export { forgetOldJourneys } from './record-journeys.ts';
export { journeysRoutes } from './routes.ts';
