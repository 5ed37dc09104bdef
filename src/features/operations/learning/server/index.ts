/** The server interface of learning for the wiring. */
export { learningRoutes } from './routes.ts';
