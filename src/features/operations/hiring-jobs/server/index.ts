/** The server interface of hiring jobs for other features. */
export { hiringJobsRoutes } from './routes.ts';
export { countHeldJobs } from './count-held-jobs.ts';
export { findJobAuthor } from './find-job-author.ts';
