/** The server interface of the course finder for the wiring. */
export { courseFinderRoutes } from './routes.ts';
