/** What the wiring, and the features whose things are found, may use from saved searches. */
export type { Finder, Finders, FoundItem, SearchRequest } from './finder.ts';
export { createSavedSearchesRoutes } from './routes.ts';
export { notifyNewMatches } from './notify-new-matches.ts';
