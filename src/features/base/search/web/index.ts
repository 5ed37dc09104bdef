/** What the frame may use from search. */
export { kindLabel } from './kind-labels.ts';
export { suggestionsQuery } from './queries.ts';
export { saveRecentSearch, useRecentSearches } from './recent-searches.ts';
