/** The server interface of members for the wiring. */
export { createMembersRoutes } from './routes.ts';
