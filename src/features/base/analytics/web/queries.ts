import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type MyEvents = CallOutput<'GET /api/journeys/mine'>;
export type RecordedEvent = MyEvents['data'][number];
export type AnalyticsReport = CallOutput<'GET /api/journeys/report'>['data']['attributes'];
export type Action = NonNullable<NonNullable<CallInput<'GET /api/journeys/mine'>['query']>['action']>;

const MY_EVENTS = 'GET /api/journeys/mine';

/** The member's recorded events, all or of one action. */
export const myEventsQuery = (action: Action | undefined) =>
  infiniteQueryOptions({
    queryKey: [MY_EVENTS, action ?? 'all'],
    queryFn: ({ pageParam }) =>
      call(MY_EVENTS, { query: { ...(action && { action }), ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

export function useDeleteMyEvents() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/journeys/mine'),
    onSuccess: () => client.invalidateQueries({ queryKey: [MY_EVENTS] }),
  });
}

export const analyticsReportQuery = (weeks: number) => query('GET /api/journeys/report', { query: { weeks } });
