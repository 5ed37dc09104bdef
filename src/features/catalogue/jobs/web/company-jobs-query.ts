import type { CompanyJobsSearch } from './company-jobs-search.ts';
import { toFilters } from './jobs-search.ts';
import { jobsQuery, type JobFilters } from './queries.ts';

/** The open jobs of one company by these filters, newest first. */
export const companyJobsQuery = (company: string, search: CompanyJobsSearch) => {
  const filters: JobFilters = { ...toFilters(search), company, sort: 'newest', per_page: 10 };
  return jobsQuery(filters);
};
