/** Server exports of universities for the wiring. */
export { findUniversitiesToSearch } from './find-universities-to-search.ts';
export { universitiesRoutes } from './routes.ts';
