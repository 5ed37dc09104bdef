/** What other features' servers may use from journeys. */
export { countJourneys } from './count-journeys.ts';
export { keepMonths } from './keep-months.ts';
export { journeysRoutes } from './routes.ts';
