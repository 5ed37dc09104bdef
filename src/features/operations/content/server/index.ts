/** The server interface of content for the wiring. */
export { contentRoutes } from './routes.ts';
