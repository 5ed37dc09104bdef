/** Server exports of showcases for other features. */
export { showcasesRoutes } from './routes.ts';
