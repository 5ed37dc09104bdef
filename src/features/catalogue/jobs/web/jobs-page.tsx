import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { UnderstoodInList } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { JobSearchForm } from './job-search-form.tsx';
import { JobResults } from './job-results.tsx';
import { JobsAside } from './jobs-aside.tsx';
import { changeSearch, toFilters, type JobsSearch } from './jobs-search.ts';
import { FOR_ME_PAGE_SIZE, isBrowsing } from './load-jobs-page.ts';
import { jobsQuery } from './queries.ts';

// Only members get it.
const JobsForMe = lazy(async () => ({ default: (await import('./jobs-for-me.tsx')).JobsForMe }));

/** `badge` shows how well a job fits the viewer; `page` are the slugs of all jobs of the page. */
export type JobBadge = ComponentType<{ slug: string; page: readonly string[] }>;

/** `notice` says what is missing for an order by fit. */
export type FitParts = { badge: JobBadge; notice: ComponentType<{ page: readonly string[] }> };

/** The list of jobs with its search, filters and order; `badge` and `notice` are shown where it is ordered by fit. */
export function JobsPage({ search, ...fit }: { search: JobsSearch } & FitParts) {
  const user = useCurrentUser();
  const jobs = useQuery({ ...jobsQuery(toFilters(search)), placeholderData: keepPreviousData });
  return (
    <main className="container jobs-page">
      <h1>{m.jobs_list_title()}</h1>
      <JobSearchForm key={`${search.query}|${search.location}`} search={search} />
      <FilterBar search={search} list={jobs.data} />
      <div className="with-aside">
        <section className="stack" aria-label={m.jobs_list_results()} aria-busy={jobs.isPlaceholderData}>
          {user && isBrowsing(search) && (
            <Suspense>
              <JobsForMe count={FOR_ME_PAGE_SIZE} more />
            </Suspense>
          )}
          <UnderstoodInList
            kind="job"
            query={search.query}
            link={(query) => <Link to="/jobs-apprenticeships" search={changeSearch(search, { query })} />}
          />
          {jobs.isPending && <SkeletonList rows={6} />}
          {jobs.isError && !jobs.data && <ErrorState onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />}
          {jobs.data && <JobResults list={jobs.data} search={search} isStale={jobs.isPlaceholderData} {...fit} />}
        </section>
        <JobsAside />
      </div>
    </main>
  );
}
