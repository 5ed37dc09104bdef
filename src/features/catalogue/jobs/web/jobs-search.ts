/** URL filters of the job list. */
import type { JobCard, JobFilters } from './queries.ts';

export type RoleType = JobCard['attributes']['role_type'];
export type WorkMode = JobCard['attributes']['work_mode'];
export type JobSort = 'relevance' | 'newest' | 'salary';

export type JobsSearch = {
  query?: string;
  location?: string;
  /** Several are joined with commas in the address. */
  role_type?: RoleType[];
  work_mode?: WorkMode[];
  experience?: number;
  salary?: number;
  company?: string;
  family?: string;
  saved?: 'true';
  sort?: JobSort;
  page?: number;
};

export const ROLE_TYPES: readonly RoleType[] = ['Full-time', 'Part-time', 'Apprenticeship', 'Internship', 'Contract'];
export const WORK_MODES: readonly WorkMode[] = ['On-site', 'Hybrid', 'Remote'];
export const SORTS: readonly JobSort[] = ['relevance', 'newest', 'salary'];
/** Whole rupees a year. */
export const SALARIES: readonly number[] = [300_000, 500_000, 800_000, 1_200_000, 2_000_000];
/** Years; 0 is no experience yet. */
export const EXPERIENCES: readonly number[] = [0, 1, 2, 3, 5, 8, 12];

const MAX_LENGTH = 100;
const LAST_PAGE = 10_000;

/** Parses the search parameters; ignores anything that is not a filter. */
export function parseJobsSearch(given: Record<string, unknown>): JobsSearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_LENGTH) : undefined;
  };
  const whole = (name: string, most: number, least = 0) => {
    const value = Number(text(name) ?? given[name] ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
  };
  const some = <T extends string>(name: string, known: readonly T[]) => {
    const value = given[name];
    const asked = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    const found = known.filter((one) => asked.includes(one));
    return found.length > 0 ? found : undefined;
  };
  const page = whole('page', LAST_PAGE, 2);
  return withoutEmpty({
    query: text('query'),
    location: text('location'),
    role_type: some('role_type', ROLE_TYPES),
    work_mode: some('work_mode', WORK_MODES),
    experience: whole('experience', 50),
    salary: whole('salary', 1_000_000_000, 1),
    company: text('company'),
    family: text('family'),
    saved: String(given['saved']) === 'true' ? ('true' as const) : undefined,
    sort: SORTS.find((sort) => sort === given['sort'] && sort !== 'relevance'),
    page,
  });
}

type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** Drops undefined values, so that the URL has no empty parameters. */
function withoutEmpty(search: Given<JobsSearch>): JobsSearch {
  const kept: JobsSearch = {};
  for (const [name, value] of Object.entries(search)) if (value !== undefined) Object.assign(kept, { [name]: value });
  return kept;
}

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeSearch = (search: JobsSearch, change: Given<JobsSearch>): JobsSearch =>
  withoutEmpty({ ...search, page: undefined, ...change });

/** The filters as API parameters. */
export const toFilters = ({ page = 1, ...search }: JobsSearch): JobFilters => ({ ...search, page });

/** The number of active filters, without order and page. */
export const countFilters = ({ sort: _sort, page: _page, ...filters }: JobsSearch): number =>
  Object.values(filters).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
