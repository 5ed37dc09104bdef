/** URL filters of the job list. */
import type { JobCard, JobFilters } from './queries.ts';

export type RoleType = JobCard['attributes']['role_type'];
export type WorkMode = JobCard['attributes']['work_mode'];
export type JobSort = 'relevance' | 'fit' | 'newest' | 'salary';

export type JobsSearch = {
  query?: string;
  location?: string;
  /** Several values are joined with commas in the URL. */
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
export const SORTS: readonly JobSort[] = ['relevance', 'fit', 'newest', 'salary'];
/** Minimum salaries to filter by, in whole rupees a year. */
export const SALARIES: readonly number[] = [300_000, 500_000, 800_000, 1_200_000, 2_000_000];
/** Years of experience; 0 means none yet. */
export const EXPERIENCES: readonly number[] = [0, 1, 2, 3, 5, 8, 12];

const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 10_000;

/** Parses the search parameters; unknown and invalid ones are ignored. */
export function parseJobsSearch(params: Record<string, unknown>): JobsSearch {
  const text = (name: string) => {
    const value = params[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_TEXT_LENGTH) : undefined;
  };
  const integer = (name: string, max: number, min = 0) => {
    const value = Number(text(name) ?? params[name] ?? Number.NaN);
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
  };
  const list = <T extends string>(name: string, allowed: readonly T[]) => {
    const value = params[name];
    const requested = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    const valid = allowed.filter((option) => requested.includes(option));
    return valid.length > 0 ? valid : undefined;
  };
  const page = integer('page', MAX_PAGE, 2);
  return withoutEmpty({
    query: text('query'),
    location: text('location'),
    role_type: list('role_type', ROLE_TYPES),
    work_mode: list('work_mode', WORK_MODES),
    experience: integer('experience', 50),
    salary: integer('salary', 1_000_000_000, 1),
    company: text('company'),
    family: text('family'),
    saved: String(params['saved']) === 'true' ? ('true' as const) : undefined,
    sort: SORTS.find((sort) => sort === params['sort'] && sort !== 'relevance'),
    page,
  });
}

type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** Drops undefined values, so that the URL has no empty parameters. */
function withoutEmpty(search: Change<JobsSearch>): JobsSearch {
  const result: JobsSearch = {};
  for (const [name, value] of Object.entries(search)) if (value !== undefined) Object.assign(result, { [name]: value });
  return result;
}

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeSearch = (search: JobsSearch, change: Change<JobsSearch>): JobsSearch =>
  withoutEmpty({ ...search, page: undefined, ...change });

/** The filters as API parameters. */
export const toFilters = ({ page = 1, ...search }: JobsSearch): JobFilters => ({ ...search, page });

/** The number of active filter values; sort order and page do not count. */
export const countFilters = ({ sort: _sort, page: _page, ...filters }: JobsSearch): number =>
  Object.values(filters).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
