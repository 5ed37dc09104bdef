/** What other features' pages may use from jobs. */
export { ApplicationActions } from './application-actions.tsx';
export { JobItem } from './job-item.tsx';
export { placeWords, roleTypeWords, salaryWords } from './job-words.ts';
export { jobsQuery, jobTemplatesQuery } from './queries.ts';
