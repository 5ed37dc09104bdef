/** What the wiring may use from companies. */
export { findCompaniesToSearch } from './find-companies-to-search.ts';
export { createCompaniesRoutes } from './routes.ts';
export { tellFollowersOfJobs, tellOfJobs } from './tell-followers.ts';
