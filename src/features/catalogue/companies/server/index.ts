/** Server exports of companies for the wiring. */
export { findCompaniesToSearch } from './find-companies-to-search.ts';
export { createCompaniesRoutes } from './routes.ts';
export { notifyFollowersOfJobs, queueJobNotifications } from './notify-followers.ts';
