/** The server interface of hiring jobs for other features. */
export { hiringJobsRoutes } from './routes.ts';
export { countHeldJobs } from './count-held-jobs.ts';
export { moveDrafts } from './move-drafts.ts';
export { hasDraft } from './has-draft.ts';
export { findJobAuthor } from './find-job-author.ts';
