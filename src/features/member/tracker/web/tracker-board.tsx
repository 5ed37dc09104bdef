import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { EntryTile } from './entry-item.tsx';
import { trackerQuery } from './queries.ts';
import { changeSearch, columnFilters, type TrackerSearch } from './tracker-search.ts';
import { GROUPS, type Group } from './tracker-groups.ts';
import { groupHint, groupLabel } from './tracker-labels.ts';
import './tracker.css';

/** A column per stage; on phones only the selected one. */
export function TrackerBoard({ search, shown }: { search: TrackerSearch; shown: Group }) {
  return (
    <div className="tracker-board">
      {GROUPS.map((group) => (
        <Column key={group} group={group} search={search} current={group === shown} />
      ))}
    </div>
  );
}

function Column({ group, search, current }: { group: Group; search: TrackerSearch; current: boolean }) {
  const entries = useQuery(trackerQuery(columnFilters(search, group)));
  const id = `column-${group}`;
  const total = entries.data?.meta.total ?? 0;
  return (
    <section className="tracker-column" aria-labelledby={id} data-current={current || undefined}>
      <h2 className="row tracker-column-head" id={id}>
        {groupLabel(group)} <span className="num muted">{formatNumber(total)}</span>
      </h2>
      {entries.isPending && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {entries.isError && <ErrorState onRetry={() => void entries.refetch()} retrying={entries.isFetching} />}
      {entries.data && total === 0 && <p className="small muted tracker-column-empty">{groupHint(group)}</p>}
      {entries.data && total > 0 && (
        <ul className="stack gap-3">
          {entries.data.data.map((entry) => (
            <EntryTile key={entry.id} entry={entry} search={search} />
          ))}
        </ul>
      )}
      {entries.data && total > entries.data.data.length && (
        <TextLink
          className="small"
          render={<Link to="/applications" search={changeSearch(search, { view: undefined, stage: group })} />}
        >
          {m.tracker_column_all({ count: total })}
        </TextLink>
      )}
    </section>
  );
}
