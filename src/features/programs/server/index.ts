/** What other features' servers may use from programs. */
export { programsRoutes } from './routes.ts';
