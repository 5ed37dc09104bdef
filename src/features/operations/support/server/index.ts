/** The server interface of support for the wiring. */
export { supportRoutes } from './routes.ts';
