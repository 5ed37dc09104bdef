/** What other features' pages may use from jobs. */
export { jobQuery, jobsQuery, jobTemplatesQuery } from './queries.ts';
