/** The server interface of money for the wiring. */
export { moneyRoutes } from './routes.ts';
