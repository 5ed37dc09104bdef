/** What the wiring may use from recommendations. */
export { recommendationsRoutes } from './routes.ts';
