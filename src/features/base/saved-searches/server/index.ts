/** What the wiring, and the features whose things are found, may use from saved searches. */
export type { Finder, Finders, FoundThing, Sought } from './finder.ts';
export { createSavedSearchesRoutes } from './routes.ts';
export { tellNew } from './tell-new.ts';
