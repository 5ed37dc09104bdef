/** What other features' pages may use from jobs. */
export { JobItem } from './job-item.tsx';
export { applicationPath, jobPath, placeWords, salaryWords } from './job-words.ts';
export { applicationsQuery, jobQuery, jobsQuery, jobTemplatesQuery, type JobCard } from './queries.ts';
