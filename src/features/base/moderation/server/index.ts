/** The server interface of moderation for other features and the wiring. */
export type { Reportable, Reportables } from './reportables.ts';
export { countOpenCases } from './count-open-cases.ts';
export { createModerationRoutes } from './routes.ts';
