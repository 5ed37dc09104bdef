/** What the wiring may use from companies. */
export { companiesRoutes } from './routes.ts';
export { tellFollowersOfJobs, tellOfJobs } from './tell-followers.ts';
