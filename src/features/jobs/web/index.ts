/** What other features' pages may use from jobs. */
export { jobsQuery, jobTemplatesQuery } from './queries.ts';
