/** What other features' servers may use from marketing. */
export { marketingRoutes } from './routes.ts';
