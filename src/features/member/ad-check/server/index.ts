/** The server interface of checking ads. */
export { adCheckRoutes } from './routes.ts';
