/** The server interface of checks for other features and the wiring. */
export { listKeptWorks } from './load-work.ts';
export { remindOfCheck } from './remind.ts';
export { checksRoutes } from './routes.ts';
