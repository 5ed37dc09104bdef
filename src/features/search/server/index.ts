/** What the wiring, and the features whose things are found, may use from search. */
export { indexChanges } from './index-changes.ts';
export { enqueueForSearch } from './enqueue-for-search.ts';
export { searchRoutes } from './routes.ts';
export { freshness, liveliness, type SearchEntry, type SearchSource, type SearchSources } from './search-source.ts';
