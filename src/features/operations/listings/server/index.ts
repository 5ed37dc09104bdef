/** The server interface of listings for the wiring. */
export { listingsRoutes } from './routes.ts';
