import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/web/api.ts';
import { mutation, query } from '#platform/web/queries.ts';

type NotificationList = CallOutput<'GET /api/notifications'>;

const POLL_MS = 60_000;

/** The first stretch of my notifications; looked at again every minute while the tab is open. */
export const notificationsQuery = () => ({ ...query('GET /api/notifications'), refetchInterval: POLL_MS });

/** Every change answers with the new list. */
function useKeepAnswer() {
  const client = useQueryClient();
  return { onSuccess: (list: NotificationList) => client.setQueryData(notificationsQuery().queryKey, list) };
}

export const useMarkAsRead = () => useMutation({ ...mutation('POST /api/notifications/mark_as_read'), ...useKeepAnswer() });
export const useClearNotification = () => useMutation({ ...mutation('POST /api/notifications/{id}/clear'), ...useKeepAnswer() });
export const useClearNotifications = () => useMutation({ ...mutation('POST /api/notifications/clear_all'), ...useKeepAnswer() });
