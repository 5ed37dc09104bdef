/** URL filters of a company's jobs. */
import { changeSearch, parseJobsSearch, type JobsSearch } from './jobs-search.ts';

export type CompanyJobsSearch = Pick<JobsSearch, 'family' | 'location' | 'role_type' | 'work_mode' | 'page'>;

/** Parses the search parameters; other and invalid ones are ignored. */
export function parseCompanyJobsSearch(params: Record<string, unknown>): CompanyJobsSearch {
  const { family, location, role_type, work_mode, page } = parseJobsSearch(params);
  return {
    ...(family && { family }),
    ...(location && { location }),
    ...(role_type && { role_type }),
    ...(work_mode && { work_mode }),
    ...(page && { page }),
  };
}

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeCompanyJobs = (search: CompanyJobsSearch, change: Parameters<typeof changeSearch>[1]): CompanyJobsSearch =>
  parseCompanyJobsSearch(changeSearch(search, change));
