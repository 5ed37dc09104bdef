/** The view and filters of the applicants of a job, which are stored in the URL. */
import type { ApplicantFilters } from './applicants-query.ts';
import { GROUPS, STAGES_BY_GROUP, type Group } from './stage-groups.ts';

const ONLY = ['unread', 'report'] as const;
export const EXPERIENCES = ['1', '3', '5', '10', 'unstated'] as const;
const SORTS = ['oldest', 'waiting'] as const;
const MAX_QUERY_LENGTH = 100;
const MAX_PAGE = 10_000;
const PER_PAGE = 25;
const PER_COLUMN = 12;

export type ApplicantsSearch = {
  view?: 'list';
  stage?: Group;
  query?: string;
  only?: (typeof ONLY)[number];
  experience?: (typeof EXPERIENCES)[number];
  sort?: (typeof SORTS)[number];
  page?: number;
  /** Who is open. */
  applicant?: string;
};

/** Parses the search parameters; invalid values are dropped. */
export function parseApplicantsSearch(values: Record<string, unknown>): ApplicantsSearch {
  const stage = GROUPS.find((group) => group === values['stage']);
  const only = ONLY.find((option) => option === values['only']);
  const experience = EXPERIENCES.find((option) => option === values['experience']);
  const sort = SORTS.find((option) => option === values['sort']);
  const query = typeof values['query'] === 'string' ? values['query'].trim().slice(0, MAX_QUERY_LENGTH) : '';
  const applicant =
    typeof values['applicant'] === 'string' && /^[\da-f-]{36}$/.test(values['applicant']) ? values['applicant'] : '';
  const page = Number(values['page']);
  return {
    ...(values['view'] === 'list' && { view: 'list' }),
    ...(stage && { stage }),
    ...(query && { query }),
    ...(only && { only }),
    ...(experience && { experience }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE && { page }),
    ...(applicant && { applicant }),
  };
}

export type SearchChange = { [K in keyof ApplicantsSearch]?: ApplicantsSearch[K] | undefined };

/** Applies changes: other filters lead to the first page and close the applicant; undefined removes a filter. */
export const changeSearch = (search: ApplicantsSearch, change: SearchChange): ApplicantsSearch =>
  parseApplicantsSearch({ ...search, page: undefined, applicant: undefined, ...change });

const filtersOf = ({ query, only, experience, sort }: ApplicantsSearch): ApplicantFilters => ({
  ...(query && { query }),
  ...(only && { only }),
  ...(experience && { experience }),
  ...(sort && { sort }),
});

/** The query parameters of the list. */
export const listFilters = (search: ApplicantsSearch): ApplicantFilters => ({
  ...filtersOf(search),
  page: search.page ?? 1,
  per_page: PER_PAGE,
  ...(search.stage && { stage: STAGES_BY_GROUP[search.stage] }),
});

/** The query parameters of a column of the board. */
export const columnFilters = (search: ApplicantsSearch, group: Group): ApplicantFilters => ({
  ...filtersOf(search),
  per_page: PER_COLUMN,
  stage: STAGES_BY_GROUP[group],
});
