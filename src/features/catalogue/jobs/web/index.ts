/** Web exports of jobs for pages of other features. */
export { ApplicationActions } from './application-actions.tsx';
export { JobItem } from './job-item.tsx';
export { JobDescription } from './job-description.tsx';
export { JobHead } from './job-head.tsx';
export { writeLetterDraft } from './letter-draft.ts';
export { CompanyJobs } from './company-jobs.tsx';
export { JobPage } from './job-page.tsx';
export { JobsPage } from './jobs-page.tsx';
export { parseJobPageSearch } from './job-page-search.ts';
export { loadJobPage } from './load-job-page.ts';
export { loadJobsPage } from './load-jobs-page.ts';
export { OWN_ADS } from './own-ads.ts';
export { parseJobsSearch } from './jobs-search.ts';
export { JobsForMe } from './jobs-for-me.tsx';
export { companyJobsQuery } from './company-jobs-query.ts';
export { parseCompanyJobsSearch } from './company-jobs-search.ts';
export { familyLabel, jobLink, locationLabel, roleTypeLabel, salaryLabel, workModeLabel } from './job-labels.ts';
export { jobFeedQuery, jobsQuery, jobTemplatesQuery } from './queries.ts';
