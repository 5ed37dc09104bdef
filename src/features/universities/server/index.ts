/** What the wiring may use from universities. */
export { universitiesRoutes } from './routes.ts';
