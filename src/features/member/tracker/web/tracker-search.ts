/** The tracker's view and filters are kept in the URL. */
import type { TrackerFilters } from './queries.ts';
import { GROUPS, STAGES_OF, type Group } from './tracker-groups.ts';

export type TrackerSearch = {
  view?: 'board';
  kind?: 'job' | 'program';
  stage?: Group;
  query?: string;
  removed?: 'true';
  /** The entry that is open. */
  entry?: string;
  page?: number;
};

const MAX_LENGTH = 100;
const LAST_PAGE = 10_000;

/** Parses the tracker's search parameters; invalid values are dropped. */
export function parseTrackerSearch(given: Record<string, unknown>): TrackerSearch {
  const stage = GROUPS.find((group) => group === given['stage']);
  const kind = (['job', 'program'] as const).find((known) => known === given['kind']);
  const query = typeof given['query'] === 'string' ? given['query'].trim().slice(0, MAX_LENGTH) : '';
  const entry =
    typeof given['entry'] === 'string' && /^(job|program|own)-[\w-]{1,50}$/.test(given['entry']) ? given['entry'] : '';
  const page = Number(given['page']);
  return {
    ...(given['view'] === 'board' && { view: 'board' }),
    ...(kind && { kind }),
    ...(stage && { stage }),
    ...(query && { query }),
    ...(String(given['removed']) === 'true' && { removed: 'true' }),
    ...(entry && { entry }),
    ...(Number.isInteger(page) && page > 1 && page <= LAST_PAGE && { page }),
  };
}

type Given = { [K in keyof TrackerSearch]?: TrackerSearch[K] | undefined };

/** Applies filter changes: resets the page and closes the entry; undefined removes a filter. */
export const changeSearch = (search: TrackerSearch, change: Given): TrackerSearch =>
  parseTrackerSearch({ ...search, page: undefined, entry: undefined, ...change });

/** The list's query parameters. */
export const listFilters = ({ kind, stage, query, removed, page = 1 }: TrackerSearch): TrackerFilters => ({
  page,
  per_page: 20,
  ...(kind && { kind }),
  ...(stage && { stage: STAGES_OF[stage] }),
  ...(query && { query }),
  ...(removed && { removed }),
});

/** A board column's query parameters. */
export const columnFilters = (search: TrackerSearch, group: Group): TrackerFilters => {
  const { page: _page, ...filters } = listFilters({ ...search, stage: group });
  return { ...filters, per_page: 50 };
};
