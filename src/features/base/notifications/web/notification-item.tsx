import { Link } from '@tanstack/react-router';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { categoryOf } from '../categories.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { CATEGORY_LABELS } from './category-labels.ts';
import { useMarkAsRead, useSnooze, useUnsnooze, type MemberNotification } from './queries.ts';
import { snoozeUntil, type SnoozeTime } from './snooze-times.ts';
import { useClearing } from './use-clearing.ts';

type NotificationItemProps = {
  notice: MemberNotification;
  /** Called before the target of the notification opens. */ onOpen?: () => void;
};

/** One notification: its sentence, its age and its actions. */
export function NotificationItem({ notice: { id, attributes }, onOpen }: NotificationItemProps) {
  const read = useMarkAsRead();
  const now = useNow();
  const { kind, facts, url, created_at, snoozed_until } = attributes;
  const open = () => {
    if (!attributes.read) read.mutate({ query: { id } });
    onOpen?.();
  };
  return (
    <li className="notice" data-unread={!attributes.read || undefined}>
      <span className="notice-icon">
        <Icon of={CATEGORY_LABELS[categoryOf(kind)].icon} small />
      </span>
      <Link {...linkTo(url)} onClick={open}>
        {!attributes.read && <span className="visually-hidden">{m.notifications_unread()} </span>}
        {notificationSentence(kind, facts)}
        <span className="caption muted">
          {snoozed_until ? m.notifications_back_at({ when: formatDateTime(snoozed_until) }) : formatRelative(created_at, now)}
        </span>
      </Link>
      <NoticeMenu id={id} read={attributes.read} snoozed={snoozed_until !== null} />
    </li>
  );
}

const SNOOZE_TIMES: readonly { value: SnoozeTime; label: () => string }[] = [
  { value: 'later', label: m.notifications_snooze_later },
  { value: 'tomorrow', label: m.notifications_snooze_tomorrow },
  { value: 'week', label: m.notifications_snooze_week },
];

function NoticeMenu({ id, read, snoozed }: { id: string; read: boolean; snoozed: boolean }) {
  const [mark, snooze, unsnooze] = [useMarkAsRead(), useSnooze(), useUnsnooze()];
  const { clear } = useClearing();
  const toast = useToast();
  const warn = { onError: (error: Error) => void toast.show(error.message, { kind: 'warn' }) };
  const trigger = <Button variant="bare" small icon={EllipsisVertical} iconOnly label={m.notifications_actions()} />;
  const snoozeFor = (time: SnoozeTime) =>
    snooze.mutate(
      { params: { id }, json: { until: snoozeUntil(time, new Date()).toISOString() } },
      { onSuccess: () => void toast.show(m.notifications_snoozed()), ...warn },
    );
  return (
    <Menu trigger={trigger}>
      {snoozed && <MenuItem onSelect={() => unsnooze.mutate({ params: { id } }, warn)}>{m.notifications_unsnooze()}</MenuItem>}
      {!snoozed &&
        SNOOZE_TIMES.map(({ value, label }) => (
          <MenuItem key={value} icon={AlarmClock} onSelect={() => snoozeFor(value)}>
            {label()}
          </MenuItem>
        ))}
      <MenuSeparator />
      {!read && <MenuItem onSelect={() => mark.mutate({ query: { id } }, warn)}>{m.notifications_mark()}</MenuItem>}
      <MenuItem icon={X} onSelect={() => clear(id)}>
        {m.notifications_clear()}
      </MenuItem>
    </Menu>
  );
}
