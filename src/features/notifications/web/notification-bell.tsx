import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/web/format.ts';
import { linkTo } from '#platform/web/link-to.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Popover, PopoverTitle } from '#platform/web/ui/popover.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { notificationsQuery, useClearNotification, useClearNotifications, useMarkAsRead } from './queries.ts';
import { noticeSentence } from '../notice-sentence.ts';

/** The bell with its count, and the list behind it. For members only. */
export function NotificationBell() {
  const list = useQuery(notificationsQuery());
  const unread = list.data?.meta.unread ?? 0;
  const trigger = (
    <button
      type="button"
      className="btn btn-bare btn-icon bell"
      aria-label={unread > 0 ? m.notifications_bell_unread({ count: unread }) : m.notifications_bell()}
    >
      <Bell className="icon" aria-hidden="true" />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  );
  return (
    <Popover trigger={trigger}>
      <PopoverTitle>{m.notifications_title()}</PopoverTitle>
      <NotificationList />
    </Popover>
  );
}

function NotificationList() {
  const list = useQuery(notificationsQuery());
  const [read, clear, clearAll] = [useMarkAsRead(), useClearNotification(), useClearNotifications()];
  if (list.isPending) return <SkeletonText />;
  if (list.isError) return <ErrorState level={3} title={m.notifications_error()} onRetry={() => void list.refetch()} />;
  if (list.data.data.length === 0) return <p className="soft small">{m.notifications_empty()}</p>;
  return (
    <>
      <ul className="notices">
        {list.data.data.map(({ id, attributes }) => (
          <li key={id} data-unread={!attributes.read || undefined}>
            <Link {...linkTo(attributes.url)} onClick={() => !attributes.read && read.mutate({ query: { id } })}>
              {noticeSentence(attributes.kind, attributes.facts)}
              <span className="caption soft">{formatRelative(attributes.created_at, new Date())}</span>
            </Link>
            <Button
              variant="bare"
              small
              icon={X}
              iconOnly
              label={m.notifications_clear()}
              onClick={() => clear.mutate({ params: { id } })}
            />
          </li>
        ))}
      </ul>
      <div className="row">
        {list.data.meta.unread > 0 && (
          <Button variant="quiet" small onClick={() => read.mutate({})}>
            {m.notifications_mark_all()}
          </Button>
        )}
        <Button variant="bare" small onClick={() => clearAll.mutate({})}>
          {m.notifications_clear_all()}
        </Button>
      </div>
    </>
  );
}
