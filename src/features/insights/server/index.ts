/** What other features' servers may use from insights. */
export { insightsRoutes } from './routes.ts';
