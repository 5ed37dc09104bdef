import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import BellSign from 'lucide-react/icons/bell';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Popover, PopoverTitle } from '#platform/ui/popover.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationsQuery, useMarkAsRead } from './queries.ts';

const MAX_ITEMS = 8;

/** The bell with its unread count: a link to the page on phones, a popover elsewhere. Members only. */
export function Bell() {
  const list = useQuery(notificationsQuery());
  const [open, setOpen] = useState(false);
  const unread = list.data?.meta.unread ?? 0;
  const label = unread > 0 ? m.notifications_bell_unread({ count: unread }) : m.notifications_bell();
  const icon = (
    <>
      <BellSign className="icon" aria-hidden="true" />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
  const trigger = (
    <button type="button" className="btn btn-bare btn-icon bell not-on-phone" aria-label={label}>
      {icon}
    </button>
  );
  return (
    <>
      <Link to="/notifications" className="btn btn-bare btn-icon bell only-on-phone" aria-label={label}>
        {icon}
      </Link>
      <Popover trigger={trigger} open={open} onOpenChange={setOpen}>
        <div className="bell-panel">
          <PopoverTitle>{m.notifications_title()}</PopoverTitle>
          <LatestNotifications onNavigate={() => setOpen(false)} />
        </div>
      </Popover>
    </>
  );
}

function LatestNotifications({ onNavigate }: { onNavigate: () => void }) {
  const list = useQuery(notificationsQuery());
  const read = useMarkAsRead();
  if (list.isPending) return <SkeletonText />;
  if (list.isError) return <ErrorState level={3} title={m.notifications_error()} onRetry={() => void list.refetch()} />;
  const { data: notices, meta } = list.data;
  return (
    <>
      {notices.length === 0 && <p className="muted small">{m.notifications_empty()}</p>}
      <ul className="notices">
        {notices.slice(0, MAX_ITEMS).map((notice) => (
          <NotificationItem key={notice.id} notice={notice} onOpen={onNavigate} />
        ))}
      </ul>
      <div className="row">
        <ButtonLink variant="quiet" small render={<Link to="/notifications" onClick={onNavigate} />}>
          {m.notifications_see_all()}
        </ButtonLink>
        {meta.unread > 0 && (
          <Button variant="bare" small onClick={() => read.mutate({})}>
            {m.notifications_mark_all()}
          </Button>
        )}
      </div>
    </>
  );
}
