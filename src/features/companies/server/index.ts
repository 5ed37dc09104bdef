/** What the wiring may use from companies. */
export { findCompaniesToSearch } from './find-companies-to-search.ts';
export { companiesRoutes } from './routes.ts';
export { tellFollowersOfJobs, tellOfJobs } from './tell-followers.ts';
