import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { m } from '#platform/messages/messages.js';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { EntryItem } from './entry-item.tsx';
import type { TrackerList } from './queries.ts';
import type { TrackerSearch } from './tracker-search.ts';

/** The matching entries, latest event first. */
export function TrackerEntries({ search, list, stale }: { search: TrackerSearch; list: TrackerList; stale: boolean }) {
  return (
    <section className="stack" aria-label={m.tracker_title()} aria-busy={stale}>
      <output className="small muted">{m.tracker_count({ count: list.meta.total })}</output>
      {list.meta.total === 0 ? (
        <EmptyState
          cover="no-entry-fits"
          title={search.removed ? m.tracker_none_removed() : m.tracker_none()}
          action={<ButtonLink render={<Link to="/applications" search={{}} />}>{m.tracker_none_action()}</ButtonLink>}
        >
          {!search.removed && m.tracker_none_text()}
        </EmptyState>
      ) : (
        <List className={stale ? 'is-stale' : undefined}>
          {list.data.map((entry) => (
            <EntryItem key={entry.id} entry={entry} search={search} />
          ))}
        </List>
      )}
      <Pagination
        page={list.meta.page}
        pages={list.meta.total_pages}
        link={(page) => {
          const { entry: _entry, ...others } = search;
          return <Link to="/applications" search={{ ...others, page }} />;
        }}
      />
    </section>
  );
}

/** The empty tracker, with ways to add a first entry. */
export function EmptyTracker({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      cover="no-applications-yet"
      title={m.tracker_empty()}
      action={
        <>
          <ButtonLink render={<Link to="/jobs-apprenticeships" />}>{m.tracker_empty_find()}</ButtonLink>
          <Button variant="quiet" icon={Plus} onClick={onAdd}>
            {m.tracker_add()}
          </Button>
        </>
      }
    >
      {m.tracker_empty_text()}
    </EmptyState>
  );
}
