/** What other features' pages may use from jobs. */
export { ApplicationActions } from './application-actions.tsx';
export { JobItem } from './job-item.tsx';
export { CompanyJobs } from './company-jobs.tsx';
export { JobsForMe } from './jobs-for-me.tsx';
export { companyJobsQuery } from './company-jobs-query.ts';
export { readCompanyJobsSearch } from './company-jobs-search.ts';
export { familyWords, jobPlace, placeWords, roleTypeWords, salaryWords, workModeWords } from './job-words.ts';
export { jobRoundsQuery, jobsQuery, jobTemplatesQuery } from './queries.ts';
