/** What other features' servers may use from programs. */
export { readPrograms } from './read-programs.ts';
export { programsRoutes } from './routes.ts';
