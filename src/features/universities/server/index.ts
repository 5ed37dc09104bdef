/** What the wiring may use from universities. */
export { importUniversities } from './import-universities.ts';
export { universitiesRoutes } from './routes.ts';
