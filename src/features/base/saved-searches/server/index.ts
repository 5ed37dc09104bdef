/** The server interface of saved searches for the wiring and the searched features. */
export type { Finder, Finders, FoundItem, SearchRequest } from './finder.ts';
export { listFreshSearches } from './list-fresh-searches.ts';
export { createSavedSearchesRoutes } from './routes.ts';
export { notifyNewMatches } from './notify-new-matches.ts';
