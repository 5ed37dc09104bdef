/** The server interface of checking ads. */
export { problemText } from '../problem-text.ts';
export { adCheckRoutes } from './routes.ts';
