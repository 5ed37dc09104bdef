/** What the wiring, and the features whose things are found, may use from search. */
export { indexChanges } from './index-changes.ts';
export { changesSince } from './changes-since.ts';
export { findNew } from './find-new.ts';
export { findRefs, findRefsNaming } from './find-refs.ts';
export { enqueueForSearch, noteLiveliness } from './enqueue-for-search.ts';
export { FIRST_TIERS, placeInTiers } from './place-in-tiers.ts';
export { countedFrom, listFound } from './list-found.ts';
export { searchRoutes } from './routes.ts';
export { countWords } from './weigh-words.ts';
export { liveliness, type Liveliness, type SearchEntry, type SearchSource, type SearchSources } from './search-source.ts';
