/** What the home of a company's workspace shows, which is stored in the URL. */
import type { JobGroup, JobsShown } from './queries.ts';

/** `company`: the one whose workspace is shown; `ask`: the one that the member says they work for. */
export type HiringSearch = { company?: string; ask?: string; group?: string; page?: string; query?: string };

export const HIRING_SEARCH = ['company', 'ask', 'group', 'page', 'query'] as const;
export const JOB_GROUPS: readonly JobGroup[] = ['open', 'drafts', 'closed'];
const MAX_PAGE = 10_000;
const MAX_QUERY = 100;

/** The jobs that are shown; invalid values count as missing. */
export function jobsShown({ group, page, query = '' }: HiringSearch): JobsShown {
  const number = Number(page);
  return {
    group: JOB_GROUPS.find((known) => known === group) ?? 'open',
    page: Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1,
    query: query.slice(0, MAX_QUERY),
  };
}
