import { Link } from '@tanstack/react-router';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { SaveSearchButton } from '#features/base/saved-searches/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { Menu, MenuChoice } from '#platform/ui/menu.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { JobItem } from './job-item.tsx';
import { countFilters, SORTS, type JobSort, type JobsSearch } from './jobs-search.ts';
import { jobCountLabel } from './job-count-label.ts';
import type { FitParts } from './jobs-page.tsx';
import type { JobList } from './queries.ts';
import { searchToSave } from './search-to-save.ts';
import { NO_FILTERS, useFilters } from './use-filters.ts';
import './job-results.css';

const SORT_LABELS: Record<JobSort, () => string> = {
  relevance: m.jobs_sort_relevance,
  fit: m.jobs_sort_fit,
  newest: m.jobs_sort_newest,
  salary: m.jobs_sort_salary,
};

type JobResultsProps = { list: JobList; search: JobsSearch; isStale: boolean } & FitParts;

/** The number of results, the sort order and the list. */
export function JobResults({ list, search, isStale, badge: Badge, notice: Notice }: JobResultsProps) {
  const page = list.data.map(({ attributes }) => attributes.slug);
  const isByFit = search.sort === 'fit';
  const change = useFilters(search);
  const hasFilters = countFilters(search) > 0;
  const toSave = searchToSave(search);
  if (list.meta.total === 0 && !hasFilters && !search.query && !search.page) return <NoJobs />;
  return (
    <>
      <div className="row results-head">
        <p role="status">{jobCountLabel(list)}</p>
        {hasFilters && (
          <Button variant="bare" small onClick={() => change(NO_FILTERS)}>
            {m.jobs_filters_clear()}
          </Button>
        )}
        {toSave && <SaveSearchButton search={toSave} />}
        <SortMenu
          sort={search.sort ?? 'relevance'}
          onSort={(sort) => change({ sort: sort === 'relevance' ? undefined : sort })}
        />
      </div>
      <ActiveFilters search={search} list={list} />
      {isByFit && <Notice page={page} />}
      {list.data.length === 0 ? (
        <NothingFound search={search} hasFilters={hasFilters} />
      ) : (
        <List className={isStale ? 'is-stale' : undefined}>
          {list.data.map((job) => (
            <JobItem key={job.id} job={job} badge={isByFit && <Badge slug={job.attributes.slug} page={page} />} />
          ))}
        </List>
      )}
      <Pagination
        page={list.meta.page}
        pages={list.meta.total_pages}
        link={(page) => <Link to="/jobs-apprenticeships" search={{ ...search, page }} />}
      />
    </>
  );
}

const NoJobs = () => (
  <EmptyState
    cover="jobs-nothing-found"
    title={m.jobs_none_yet()}
    action={<ButtonLink render={<Link to="/check" />}>{m.jobs_none_yet_action()}</ButtonLink>}
  >
    {m.jobs_none_yet_text()}
  </EmptyState>
);

function SortMenu({ sort, onSort }: { sort: JobSort; onSort: (sort: JobSort) => void }) {
  const label = SORT_LABELS[sort]();
  return (
    <Menu
      trigger={
        <Button variant="bare" small icon={ArrowDownUp} className="push-end" label={m.jobs_sort_now({ sort: label })}>
          <span className="only-wide">{label}</span>
        </Button>
      }
    >
      <MenuChoice
        label={m.jobs_sort()}
        value={sort}
        options={SORTS.map((value) => ({ value, label: SORT_LABELS[value]() }))}
        onValueChange={(next) => onSort(SORTS.find((option) => option === next) ?? 'relevance')}
      />
    </Menu>
  );
}

/** Suggestions when nothing matches; a link back on a page past the end. */
function NothingFound({ search, hasFilters }: { search: JobsSearch; hasFilters: boolean }) {
  const change = useFilters(search);
  if (search.page)
    return (
      <EmptyState
        cover="jobs-past-the-end"
        title={m.jobs_empty_page()}
        action={<Button onClick={() => change({})}>{m.jobs_empty_first()}</Button>}
      />
    );
  if (search.saved)
    return (
      <EmptyState
        cover="jobs-saved"
        title={m.jobs_empty_saved()}
        action={<Button onClick={() => change(NO_FILTERS)}>{m.jobs_empty_all()}</Button>}
      >
        {m.jobs_empty_saved_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      cover="jobs-nothing-found"
      title={search.query ? m.jobs_empty_query({ query: search.query }) : m.jobs_empty()}
      action={hasFilters && <Button onClick={() => change(NO_FILTERS)}>{m.jobs_empty_all()}</Button>}
    >
      {m.jobs_empty_text()}
    </EmptyState>
  );
}
