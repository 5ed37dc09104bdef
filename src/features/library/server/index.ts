/** What other features' servers may use from the library. */
export { libraryRoutes } from './routes.ts';
