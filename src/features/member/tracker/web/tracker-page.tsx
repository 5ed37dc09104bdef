import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Menu, MenuLink } from '#platform/ui/menu.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { AddEntryDialog } from './add-entry-dialog.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { trackerQuery, type TrackerList } from './queries.ts';
import { TrackerBoard } from './tracker-board.tsx';
import { EmptyTracker, TrackerEntries } from './tracker-entries.tsx';
import { TrackerFilterBar } from './tracker-filter-bar.tsx';
import { listFilters, parseTrackerSearch, type TrackerSearch } from './tracker-search.ts';
import { GROUPS, STAGES_BY_GROUP, type Group } from './tracker-groups.ts';

export const Route = createFileRoute('/applications')({
  validateSearch: (search: Record<string, unknown>) =>
    pickSearch<TrackerSearch>(search, ['view', 'kind', 'stage', 'query', 'removed', 'entry', 'page']),
  loaderDeps: ({ search: { entry: _entry, ...filters } }) => filters,
  loader: async ({ context, deps }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.prefetchQuery(trackerQuery(listFilters(parseTrackerSearch(deps))));

    return { title: m.tracker_title(), description: m.tracker_lead(), path: '/applications', hidden: true };
  },
  head: pageHead,
  component: TrackerPage,
});

function TrackerPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.tracker_title()} reason={m.tracker_visitor()} />;
  return <Tracker />;
}

/** The tracker page: a list or board, and one entry beside it. */
function Tracker() {
  const search = parseTrackerSearch(Route.useSearch());
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const close = () => {
    const { entry: _entry, ...others } = search;
    void navigate({ to: '/applications', search: others, resetScroll: false });
  };
  return (
    <main className="container stack page-top gap-6">
      <header className="row tracker-head">
        <div className="min-w-0">
          <h1>{m.tracker_title()}</h1>
          <p className="muted">{m.tracker_lead()}</p>
        </div>
        <div className="row flex-nowrap push-end">
          <ExportMenu />
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {m.tracker_add()}
          </Button>
        </div>
      </header>
      <TrackerContent search={search} onAdd={() => setAdding(true)} />
      {search.entry && <EntryDrawer id={search.entry} onClose={close} />}
      {adding && <AddEntryDialog onClose={() => setAdding(false)} />}
    </main>
  );
}

function TrackerContent({ search, onAdd }: { search: TrackerSearch; onAdd: () => void }) {
  const tracker = useQuery({ ...trackerQuery(listFilters(search)), placeholderData: keepPreviousData });
  if (tracker.isPending) return <SkeletonList rows={5} />;
  if (tracker.isError) return <ErrorState onRetry={() => void tracker.refetch()} retrying={tracker.isFetching} />;
  const list = tracker.data;
  const filtered = Boolean(search.kind ?? search.stage ?? search.query ?? search.removed);
  if (list.meta.total === 0 && !filtered && list.removed === 0) return <EmptyTracker onAdd={onAdd} />;
  const shown = search.stage ?? firstNonEmptyGroup(list);
  return (
    <>
      <TrackerFilterBar search={search} list={list} shown={shown} />
      {search.view === 'board' ? (
        <TrackerBoard search={search} shown={shown} />
      ) : (
        <TrackerEntries search={search} list={list} stale={tracker.isPlaceholderData} />
      )}
    </>
  );
}

/** The column that a phone shows first. */
const firstNonEmptyGroup = ({ facets }: TrackerList): Group =>
  GROUPS.find((group) => facets.stage.some(({ value }) => STAGES_BY_GROUP[group].some((stage) => stage === value))) ?? 'saved';

function ExportMenu() {
  const link = (format: 'csv' | 'json') => urlOf('GET /api/tracker/export', { query: { format } });
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={Download} label={m.tracker_export()}>
          <span className="only-wide">{m.tracker_export()}</span>
        </Button>
      }
    >
      <MenuLink href={link('csv')}>{m.tracker_export_csv()}</MenuLink>
      <MenuLink href={link('json')}>{m.tracker_export_json()}</MenuLink>
    </Menu>
  );
}
