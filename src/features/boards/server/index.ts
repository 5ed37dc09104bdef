/** What other features' servers may use from boards. */
export { boardsRoutes } from './routes.ts';
