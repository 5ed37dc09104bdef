/** The server interface of tailoring for other features. */
export { tailoringRoutes } from './routes.ts';
