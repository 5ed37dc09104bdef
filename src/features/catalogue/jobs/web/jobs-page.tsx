import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { JobSearchForm } from './job-search-form.tsx';
import { JobResults } from './job-results.tsx';
import { JobsForMe } from './jobs-for-me.tsx';
import { JobsAside } from './jobs-aside.tsx';
import { toFilters, parseJobsSearch, type JobsSearch } from './jobs-search.ts';
import { jobLink } from './job-labels.ts';
import { listTitle } from './list-title.ts';
import { applicationsQuery, jobFeedQuery, jobsQuery } from './queries.ts';

export const Route = createFileRoute('/jobs-apprenticeships')({
  validateSearch: parseJobsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const prefetching = queryClient.prefetchQuery(jobsQuery(toFilters(deps)));
    // In the browser the page does not wait for the list, which shows a skeleton while it loads.
    if (typeof window === 'undefined') {
      const user = queryClient.getQueryData(currentUserQuery().queryKey);
      await Promise.all([
        prefetching,
        user?.data && queryClient.prefetchQuery(applicationsQuery(1, 3)),
        user?.data && isBrowsing(deps) && queryClient.prefetchInfiniteQuery(jobFeedQuery(FOR_ME_PAGE_SIZE)),
      ]);
    }
    const title = listTitle(deps);
    return {
      title,
      description: m.jobs_list_description({ title }),
      path: '/jobs-apprenticeships',
      items: queryClient.getQueryData(jobsQuery(toFilters(deps)).queryKey)?.data.map(jobLink) ?? [],
    };
  },
  head: pageHead,
  component: JobsPage,
});

const FOR_ME_PAGE_SIZE = 3;

/** Whether the URL has no filters and no other search parameters. */
const isBrowsing = (search: JobsSearch): boolean =>
  Object.keys(toFilters(search)).every((name) => name === 'page' && search.page === undefined);

function JobsPage() {
  const search = Route.useSearch();
  const user = useCurrentUser();
  const jobs = useQuery({ ...jobsQuery(toFilters(search)), placeholderData: keepPreviousData });
  return (
    <main className="container jobs-page">
      <h1>{m.jobs_list_title()}</h1>
      <JobSearchForm key={`${search.query}|${search.location}`} search={search} />
      <FilterBar search={search} list={jobs.data} />
      <div className="with-aside">
        <section className="stack" aria-label={m.jobs_list_results()} aria-busy={jobs.isPlaceholderData}>
          {user && isBrowsing(search) && <JobsForMe count={FOR_ME_PAGE_SIZE} more />}
          {jobs.isPending && <SkeletonList rows={6} />}
          {jobs.isError && !jobs.data && <ErrorState onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />}
          {jobs.data && <JobResults list={jobs.data} search={search} isStale={jobs.isPlaceholderData} />}
        </section>
        <JobsAside />
      </div>
    </main>
  );
}
