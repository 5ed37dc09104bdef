import { infiniteQueryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

type NotificationList = CallOutput<'GET /api/notifications'>;
export type MemberNotification = NotificationList['data'][number];
export type View = 'all' | 'unread' | 'snoozed';
export type Preferences = CallOutput<'GET /api/notifications/preferences'>['data']['attributes'];

const POLL_MS = 60_000;
const LIST = 'GET /api/notifications';

/** The first page of notifications; refetched every minute while the tab is visible, in case no socket connects. */
export const notificationsQuery = () => ({ ...query(LIST), refetchInterval: POLL_MS });

/** All pages of one view. */
export const notificationViewQuery = (view: View) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'infinite', view],
    queryFn: ({ pageParam }) => call(LIST, { query: { view, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ meta }: NotificationList) => meta.next_cursor,
  });

export const preferencesQuery = () => query('GET /api/notifications/preferences');

/** Refetches every list of notifications. */
export const refetchNotifications = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [LIST] });

/** Mutation options: the response is the new list, which is stored; the other lists are refetched. */
function useStoreList() {
  const client = useQueryClient();
  return {
    onSuccess: (list: NotificationList) => {
      client.setQueryData(notificationsQuery().queryKey, list);
      void client.invalidateQueries({ queryKey: [LIST, 'infinite'] });
    },
  };
}

export const useMarkAsRead = () => useMutation({ ...mutation('POST /api/notifications/mark_as_read'), ...useStoreList() });
export const useClearNotification = () => useMutation({ ...mutation('POST /api/notifications/{id}/clear'), ...useStoreList() });
export const useClearNotifications = () => useMutation({ ...mutation('POST /api/notifications/clear_all'), ...useStoreList() });
export const useUndoClear = () => useMutation({ ...mutation('POST /api/notifications/undo_clear'), ...useStoreList() });
export const useSnooze = () => useMutation({ ...mutation('POST /api/notifications/{id}/snooze'), ...useStoreList() });
export const useUnsnooze = () => useMutation({ ...mutation('DELETE /api/notifications/{id}/snooze'), ...useStoreList() });

/** The response of a change replaces the cached preferences. */
export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PATCH /api/notifications/preferences'),
    onSuccess: (preferences) => client.setQueryData(preferencesQuery().queryKey, preferences),
  });
}
