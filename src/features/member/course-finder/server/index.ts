/** What the wiring may use from recommendations. */
export { courseFinderRoutes } from './routes.ts';
