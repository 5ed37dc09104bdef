/** The server interface of content for the wiring. */
export { createContentRoutes } from './routes.ts';
