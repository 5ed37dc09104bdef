import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import Settings from 'lucide-react/icons/settings-2';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationViewQuery, useMarkAsRead, type MemberNotification, type View } from './queries.ts';
import { useClearing } from './use-clearing.ts';

const VIEWS: readonly View[] = ['all', 'unread', 'snoozed'];

const parseSearch = ({ view }: Record<string, unknown>): { view?: View } => {
  const match = VIEWS.find((value) => value === view && value !== 'all');
  return match ? { view: match } : {};
};

export const Route = createFileRoute('/notifications')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.ensureInfiniteQueryData(notificationViewQuery(deps.view ?? 'all'));

    return {
      title: m.notifications_title(),
      description: m.notifications_lead(),
      path: '/notifications',
      hidden: true,
    };
  },
  head: pageHead,
  component: NotificationsPage,
});

/** The member's notifications that are not cleared. */
function NotificationsPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.notifications_title()} reason={m.notifications_visitor()} />;
  return (
    <main className="container narrow-list page-top stack gap-5">
      <header className="notices-head">
        <h1>{m.notifications_title()}</h1>
        <ButtonLink variant="bare" icon={Settings} render={<Link to="/settings/notifications" />}>
          {m.notifications_choose()}
        </ButtonLink>
      </header>
      <Inbox />
    </main>
  );
}

const LABELS: Record<View, { label: () => string; emptyTitle: () => string; emptyText: () => string }> = {
  all: { label: m.notifications_all, emptyTitle: m.notifications_none, emptyText: m.notifications_empty },
  unread: {
    label: m.notifications_unread,
    emptyTitle: m.notifications_none_unread,
    emptyText: m.notifications_empty_unread,
  },
  snoozed: {
    label: m.notifications_view_snoozed,
    emptyTitle: m.notifications_none_snoozed,
    emptyText: m.notifications_empty_snoozed,
  },
};

function Inbox() {
  const { view = 'all' } = parseSearch(Route.useSearch());
  const feed = useSuspenseInfiniteQuery(notificationViewQuery(view));
  const read = useMarkAsRead();
  const { clearAll } = useClearing();
  const notices = feed.data.pages.flatMap(({ data }) => data);
  const unread = feed.data.pages[0]?.meta.unread ?? 0;
  const labels = LABELS[view];
  return (
    <>
      <div className="notices-head">
        <nav className="row gap-2" aria-label={m.notifications_views()}>
          {VIEWS.map((value) => (
            <ChipLink
              key={value}
              render={
                <Link to="/notifications" search={value === 'all' ? {} : { view: value }} activeOptions={{ exact: true }} />
              }
              aria-current={view === value ? 'true' : undefined}
              {...(value === 'unread' && unread > 0 && { count: unread })}
            >
              {LABELS[value].label()}
            </ChipLink>
          ))}
        </nav>
        {notices.length > 0 && view !== 'snoozed' && (
          <div className="row">
            {unread > 0 && (
              <Button variant="quiet" small onClick={() => read.mutate({})}>
                {m.notifications_mark_all()}
              </Button>
            )}
            <Button variant="bare" small onClick={clearAll}>
              {m.notifications_clear_all()}
            </Button>
          </div>
        )}
      </div>
      {notices.length === 0 && (
        <EmptyState cover="quiet-morning" title={labels.emptyTitle()}>
          {labels.emptyText()}
        </EmptyState>
      )}
      {byDay(notices).map(([day, dayNotices]) => (
        <section key={day} aria-label={day} className="stack gap-2">
          <h2 className="small muted">{day}</h2>
          <ul className="panel notices notices-page">
            {dayNotices.map((notice) => (
              <NotificationItem key={notice.id} notice={notice} />
            ))}
          </ul>
        </section>
      ))}
      {feed.hasNextPage && (
        <div className="row feed-more">
          <Button variant="quiet" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {m.notifications_more()}
          </Button>
        </div>
      )}
    </>
  );
}

/** Notifications grouped by day, in their order. */
function byDay(notices: readonly MemberNotification[]): [string, MemberNotification[]][] {
  return [...Map.groupBy(notices, ({ attributes }) => formatDate(attributes.created_at))];
}
