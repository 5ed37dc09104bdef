import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { useRefresh } from './queries.ts';

const WORKS = 'GET /api/staff/works';
const WORK = 'GET /api/staff/works/{id}';

export type WorkItem = CallOutput<typeof WORKS>['data'][number];
export type StaffWork = CallOutput<typeof WORK>['data'];
export type WorkText = StaffWork['attributes']['text'];
type Filter = NonNullable<CallInput<typeof WORKS>['query']>;
export type WorkState = NonNullable<Filter['state']>;

export const WORK_STATES: readonly WorkState[] = ['in-use', 'corrected', 'dropped', 'reported', 'no-hindi'];

/** The filter as the endpoints take it; an unknown state is none. */
function toFilter({ find, state }: ResourceSearch): Filter {
  const known = WORK_STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const worksQuery = listQuery<WorkItem>(WORKS, (search, cursor) =>
  call(WORKS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const workQuery = (id: string) => query(WORK, { params: { id } });
export const exportWorks = (search: ResourceSearch) => call('GET /api/staff/works/export', { query: toFilter(search) });

export const useCorrectWork = () => useMutation({ ...mutation('PUT /api/staff/works/{id}'), ...useRefresh() });
export const useChangeWorkState = () => useMutation({ ...mutation('POST /api/staff/works/{id}/state'), ...useRefresh() });
