/** What other features' servers may use from profiles. */
export { profilesRoutes } from './routes.ts';
