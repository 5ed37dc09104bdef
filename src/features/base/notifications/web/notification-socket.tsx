import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { openCable } from '#platform/realtime/web/cable-client.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { refreshDependents } from '#platform/browser/queries.ts';
import { categoryOf } from '../categories.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { notificationsQuery, refetchNotifications, type MemberNotification } from './queries.ts';

type Message = {
  type: 'notification' | 'changed' | 'resync';
  sequence: number;
  unread: number;
  notification?: MemberNotification;
};

/** A burst of notifications causes one refetch. */
const REFETCH_DELAY_MS = 300;

const MAX_TOAST_AGE_MS = 120_000;
/** Only urgent and recent notifications show a toast; older ones, missed while disconnected, are only listed. */
const shouldToast = ({ attributes: { urgent, created_at } }: MemberNotification) =>
  urgent && Date.now() - Date.parse(created_at) < MAX_TOAST_AGE_MS;

/** Keeps the bell and the lists up to date over WebSocket and shows toasts for urgent notifications. */
export function NotificationSocket() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const showToast = useRef<(notice: MemberNotification) => void>(() => {});
  useEffect(() => {
    showToast.current = ({ attributes: { kind, facts, url } }) =>
      void toast.show(notificationSentence(kind, facts), {
        action: { label: m.notifications_open(), onPress: () => void navigate(linkTo(url)) },
      });
  });
  useEffect(() => {
    let lastSequence: number | undefined;
    let refetchTimer: ReturnType<typeof setTimeout> | undefined;
    const scheduleRefetch = () => {
      clearTimeout(refetchTimer);
      refetchTimer = setTimeout(() => void refetchNotifications(client), REFETCH_DELAY_MS);
    };
    const receive = ({ type, sequence, unread, notification }: Message) => {
      if (type === 'notification' && notification) {
        if (lastSequence !== undefined && sequence <= lastSequence) return;
        // What the notification tells of may be on the page.
        void refreshDependents(client, categoryOf(notification.attributes.kind));
        if (shouldToast(notification) && !document.hidden) showToast.current(notification);
      }
      lastSequence = Math.max(lastSequence ?? 0, sequence);
      client.setQueryData(notificationsQuery().queryKey, (list) => list && { ...list, meta: { ...list.meta, unread } });
      scheduleRefetch();
    };
    const cable = openCable<Message>({
      channel: 'NotificationChannel',
      // Requests only the notifications after those already on the page.
      onConnected: (perform) =>
        void client
          .ensureQueryData(notificationsQuery())
          .then(({ meta }) => perform('replay', { after: (lastSequence ??= meta.sequence) }))
          .catch(() => {}),
      onMessage: receive,
      onRefused: () => void client.invalidateQueries({ queryKey: currentUserQuery().queryKey }),
    });
    return () => {
      clearTimeout(refetchTimer);
      cable.close();
    };
  }, [client]);
  return null;
}
