/** Web exports of jobs for pages of other features. */
export { ApplicationActions } from './application-actions.tsx';
export { JobItem } from './job-item.tsx';
export { CompanyJobs } from './company-jobs.tsx';
export { JobsForMe } from './jobs-for-me.tsx';
export { companyJobsQuery } from './company-jobs-query.ts';
export { parseCompanyJobsSearch } from './company-jobs-search.ts';
export { familyLabel, jobLink, locationLabel, roleTypeLabel, salaryLabel, workModeLabel } from './job-labels.ts';
export { jobFeedQuery, jobsQuery, jobTemplatesQuery } from './queries.ts';
