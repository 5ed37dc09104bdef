/** What the frame may use from search. */
export { kindOne } from './kinds.ts';
export { suggestionsQuery } from './queries.ts';
export { keepRecent, useRecent } from './recent.ts';
