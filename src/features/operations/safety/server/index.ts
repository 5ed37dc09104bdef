/** The server interface of safety for the wiring. */
export { createSafetyRoutes } from './routes.ts';
