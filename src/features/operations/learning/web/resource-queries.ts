import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { useRefresh } from './queries.ts';

const RESOURCES = 'GET /api/staff/resources';
const RESOURCE = 'GET /api/staff/resources/{id}';

export type ResourceItem = CallOutput<typeof RESOURCES>['data'][number];
export type StaffResource = CallOutput<typeof RESOURCE>['data'];
type Filter = NonNullable<CallInput<typeof RESOURCES>['query']>;
export type ResourceState = NonNullable<Filter['state']>;

export const STATES: readonly ResourceState[] = [
  'works',
  'failing',
  'gone',
  'unknown',
  'unchecked',
  'reported',
  'replaced',
  'dropped',
];

/** The filter as the endpoints take it; an unknown state is none. */
function toFilter({ find, state }: ResourceSearch): Filter {
  const known = STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const resourcesQuery = listQuery<ResourceItem>(RESOURCES, (search, cursor) =>
  call(RESOURCES, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const resourceQuery = (id: string) => query(RESOURCE, { params: { id } });
export const exportResources = (search: ResourceSearch) => call('GET /api/staff/resources/export', { query: toFilter(search) });

const CHECKS = 'GET /api/staff/resource_checks';
const POLL_MS = 2000;
export type CheckRun = NonNullable<CallOutput<typeof CHECKS>['data']>;

/** The latest check of many resources, asked for again while it is going on. */
export const checkRunQuery = () => ({
  ...query(CHECKS, {}),
  refetchInterval: ({ state }: { state: { data?: CallOutput<typeof CHECKS> | undefined } }) =>
    state.data?.data?.state === 'running' ? POLL_MS : false,
});

export function useCheckResources() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/resource_checks'),
    onSettled: () => client.invalidateQueries({ queryKey: [CHECKS] }),
  });
}

/** The list shows what a check found once it has ended. */
export function useRefreshResources() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RESOURCES] });
}

export const useReplaceResource = () => useMutation({ ...mutation('PUT /api/staff/resources/{id}'), ...useRefresh() });
export const useChangeResourceState = () => useMutation({ ...mutation('POST /api/staff/resources/{id}/state'), ...useRefresh() });
/** The check runs in the background; what it found is seen when the page is loaded again. */
export function useCheckResource() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/resources/{id}/check'),
    onSuccess: () => client.invalidateQueries({ queryKey: [RESOURCES] }),
  });
}
