import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { myEventsQuery, useDeleteMyEvents, type Action, type MyEvents } from '../queries.ts';
import { ACTIONS, isAction } from './actions.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { EventItem } from './event-item.tsx';
import { actionLabel } from './event-labels.ts';

type Search = { action?: Action };

const parseSearch = ({ action }: Record<string, unknown>): Search => (isAction(action) ? { action } : {});

export const Route = createFileRoute('/settings/activity')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.prefetchInfiniteQuery(myEventsQuery(deps.action));

    return { title: m.analytics_mine(), description: m.analytics_mine_lead(), path: '/settings/activity', hidden: true };
  },
  head: pageHead,
  component: MyEventsPage,
});

function MyEventsPage() {
  const user = useCurrentUser();
  return user ? <EventHistory /> : <SignInWall title={m.analytics_mine()} reason={m.analytics_mine_wall()} />;
}

/** The member's recorded events as sentences, newest first and filtered by action, with the consent switch and deletion. */
function EventHistory() {
  const { action } = parseSearch(Route.useSearch());
  const events = useInfiniteQuery(myEventsQuery(action));
  const first = events.data?.pages[0];
  return (
    <main className="container settings">
      <Breadcrumbs
        crumbs={[{ label: m.accounts_settings_title(), render: <Link to="/settings" /> }, { label: m.analytics_mine() }]}
      />
      <h1>{m.analytics_mine()}</h1>
      <p className="lead muted">{m.analytics_mine_lead()}</p>
      <ConsentSwitch {...(first && { months: first.meta.kept_months })} />
      {events.isPending && <SkeletonList rows={8} />}
      {events.isError && !first && <ErrorState onRetry={() => void events.refetch()} retrying={events.isRefetching} />}
      {first && (
        <section className="panel stack" aria-labelledby="recorded">
          <EventsHead counts={first.meta.counts} />
          <ActionFilter counts={first.meta.counts} action={action} />
          {first.data.length === 0 ? (
            <EmptyState cover="nothing-recorded" title={m.analytics_mine_none()}>
              {m.analytics_mine_none_text()}
            </EmptyState>
          ) : (
            <ol className="recorded-events">
              {events.data?.pages
                .flatMap(({ data }) => data)
                .map((event) => (
                  <EventItem key={event.id} event={event} />
                ))}
            </ol>
          )}
          {events.hasNextPage && (
            <Button
              variant="quiet"
              className="start"
              loading={events.isFetchingNextPage}
              onClick={() => void events.fetchNextPage()}
            >
              {m.analytics_mine_more()}
            </Button>
          )}
        </section>
      )}
    </main>
  );
}

type Counts = MyEvents['meta']['counts'];

function EventsHead({ counts }: { counts: Counts }) {
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteMyEvents();
  const toast = useToast();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const deleteAll = () =>
    remove.mutate(
      {},
      {
        onSuccess: ({ deleted }) => void toast.show(m.analytics_mine_deleted({ count: deleted })),
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
        onSettled: () => setConfirming(false),
      },
    );
  return (
    <div className="row">
      <h2 id="recorded">{m.analytics_mine_count({ shown: formatNumber(total) })}</h2>
      {total > 0 && (
        <Button variant="bare" danger className="push-end" onClick={() => setConfirming(true)}>
          {m.analytics_mine_delete()}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={m.analytics_mine_delete_title()}
        action={m.analytics_mine_delete()}
        loading={remove.isPending}
        onConfirm={deleteAll}
      >
        {m.analytics_mine_delete_text()}
      </ConfirmDialog>
    </div>
  );
}

function ActionFilter({ counts, action }: { counts: Counts; action: Action | undefined }) {
  if (counts.length === 0) return null;
  return (
    <nav className="scroll-x" aria-label={m.analytics_mine_kinds()}>
      <ChipLink
        render={<Link to="/settings/activity" activeOptions={{ exact: true }} />}
        aria-current={action ? undefined : 'true'}
      >
        {m.analytics_mine_all()}
      </ChipLink>
      {ACTIONS.flatMap((event) => {
        const counted = counts.find((each) => each.action === event);
        return counted ? (
          <ChipLink
            key={event}
            render={<Link to="/settings/activity" search={{ action: event }} />}
            aria-current={action === event ? 'true' : undefined}
            count={counted.count}
          >
            {actionLabel(event)}
          </ChipLink>
        ) : (
          []
        );
      })}
    </nav>
  );
}
