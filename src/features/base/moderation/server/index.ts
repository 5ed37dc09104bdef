/** What other features' servers, and the wiring, may use from moderation. */
export type { Reportable, Reportables } from './reportables.ts';
export { createModerationRoutes } from './routes.ts';
