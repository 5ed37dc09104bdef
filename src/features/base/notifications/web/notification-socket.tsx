import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { openCable } from '#platform/realtime/web/cable-client.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { notificationSentence } from '../notification-sentence.ts';
import { notificationsQuery, refetchNotifications, type MemberNotification } from './queries.ts';

type Message = {
  type: 'notification' | 'changed' | 'resync';
  sequence: number;
  unread: number;
  notification?: MemberNotification;
};

/** A burst of notifications causes one refetch. */
const GATHER_MS = 300;

const NEWS_MS = 120_000;
/** Missed notifications are only listed; just those that arrive now may show a toast. */
const isNews = ({ attributes: { urgent, created_at } }: MemberNotification) =>
  urgent && Date.now() - Date.parse(created_at) < NEWS_MS;

/** Keeps the bell and the lists up to date over WebSocket and shows toasts for urgent notifications. */
export function NotificationSocket() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const speak = useRef<(notice: MemberNotification) => void>(() => {});
  useEffect(() => {
    speak.current = ({ attributes: { kind, facts, url } }) =>
      void toast.show(notificationSentence(kind, facts), {
        action: { label: m.notifications_open(), onPress: () => void navigate(linkTo(url)) },
      });
  });
  useEffect(() => {
    let seen: number | undefined;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(gathering);
      gathering = setTimeout(() => void refetchNotifications(client), GATHER_MS);
    };
    const receive = ({ type, sequence, unread, notification }: Message) => {
      if (type === 'notification' && notification) {
        if (seen !== undefined && sequence <= seen) return;
        if (isNews(notification) && !document.hidden) speak.current(notification);
      }
      seen = Math.max(seen ?? 0, sequence);
      client.setQueryData(notificationsQuery().queryKey, (list) => list && { ...list, meta: { ...list.meta, unread } });
      look();
    };
    const line = openCable<Message>({
      channel: 'NotificationChannel',
      // Asks only for notifications after those already on the page.
      onConnected: (perform) =>
        void client
          .ensureQueryData(notificationsQuery())
          .then(({ meta }) => perform('replay', { after: (seen ??= meta.sequence) }))
          .catch(() => {}),
      onMessage: receive,
      onTurnedAway: () => void client.invalidateQueries({ queryKey: currentUserQuery().queryKey }),
    });
    return () => {
      clearTimeout(gathering);
      line.close();
    };
  }, [client]);
  return null;
}
