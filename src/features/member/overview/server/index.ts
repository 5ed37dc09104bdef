/** The server interface of the overview for the wiring. */
export { createOverviewRoutes } from './routes.ts';
