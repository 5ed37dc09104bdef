/** Server exports of marketing for other features. */
export { marketingRoutes } from './routes.ts';
