/** What the wiring may use from universities. */
export { findUniversitiesToSearch } from './find-universities-to-search.ts';
export { universitiesRoutes } from './routes.ts';
