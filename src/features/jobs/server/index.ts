/** What other features' servers may use from jobs. */
export { closeJobs } from './close-jobs.ts';
export { countOpenJobs } from './count-open-jobs.ts';
export { findApplication, readApplicationFile, type ApplicationFacts } from './find-application.ts';
export { findApplicationWithJob } from './find-application-with-job.ts';
export { findJobCards } from './find-job-cards.ts';
export { findJobsNaming } from './find-jobs-naming.ts';
export { isJobKnown, type JobFacts } from './find-job.ts';
export { importCompanies } from './import/import-companies.ts';
export { changeApplicationStatus, listWaitingApplications } from './change-application-status.ts';
export { findJobsToSearch } from './find-jobs-to-search.ts';
export { importJobs, type ImportReport } from './import/import-jobs.ts';
export { ImportError } from './import/raw-job.ts';
export { listResumes, type SentResume } from './list-resumes.ts';
export { loadJobs } from './load-jobs.ts';
export type { PublishedJobs } from './publish-jobs.ts';
export { countByTemplate } from './search-job-templates.ts';
export { isOpen, today } from './select-jobs.ts';
export { createJobsRoutes } from './routes.ts';
