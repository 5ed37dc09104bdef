/** The tracker's view and filters, which are stored in the URL. */
import type { TrackerFilters } from './queries.ts';
import { GROUPS, STAGES_BY_GROUP, type Group } from './tracker-groups.ts';

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

const MAX_QUERY_LENGTH = 100;
const MAX_PAGE = 10_000;

/** Parses the tracker's search parameters; invalid values are dropped. */
export function parseTrackerSearch(values: Record<string, unknown>): TrackerSearch {
  const stage = GROUPS.find((group) => group === values['stage']);
  const kind = (['job', 'program'] as const).find((option) => option === values['kind']);
  const query = typeof values['query'] === 'string' ? values['query'].trim().slice(0, MAX_QUERY_LENGTH) : '';
  const entry =
    typeof values['entry'] === 'string' && /^(job|program|ad|own)-[\w-]{1,50}$/.test(values['entry']) ? values['entry'] : '';
  const page = Number(values['page']);
  return {
    ...(values['view'] === 'board' && { view: 'board' }),
    ...(kind && { kind }),
    ...(stage && { stage }),
    ...(query && { query }),
    ...(String(values['removed']) === 'true' && { removed: 'true' }),
    ...(entry && { entry }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE && { page }),
  };
}

type SearchChange = { [K in keyof TrackerSearch]?: TrackerSearch[K] | undefined };

/** Applies filter changes: resets the page and closes the entry; undefined removes a filter. */
export const changeSearch = (search: TrackerSearch, change: SearchChange): TrackerSearch =>
  parseTrackerSearch({ ...search, page: undefined, entry: undefined, ...change });

/** The list's query parameters. */
export const listFilters = ({ kind, stage, query, removed, page = 1 }: TrackerSearch): TrackerFilters => ({
  page,
  per_page: 20,
  ...(kind && { kind }),
  ...(stage && { stage: STAGES_BY_GROUP[stage] }),
  ...(query && { query }),
  ...(removed && { removed }),
});

/** A board column's query parameters. */
export const columnFilters = (search: TrackerSearch, group: Group): TrackerFilters => {
  const { page: _page, ...filters } = listFilters({ ...search, stage: group });
  return { ...filters, per_page: 50 };
};
