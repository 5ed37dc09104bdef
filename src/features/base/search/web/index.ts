/** The web interface of search for the app shell. */
export { kindLabel } from './kind-labels.ts';
export { interpretationQuery, searchTotalsQuery, suggestionsQuery, type Kind } from './queries.ts';
export { saveRecentSearch, useRecentSearches } from './recent-searches.ts';
export { UnderstoodInList } from './understood-in-list.tsx';
