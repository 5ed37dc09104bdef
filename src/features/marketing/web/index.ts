/** What other features' pages may use from marketing. */
export { siteQuery } from './queries.ts';
