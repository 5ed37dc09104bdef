import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { interpretationQuery } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { PageHead } from '#platform/seo/page-head.ts';
import { jobLink } from './job-labels.ts';
import { toFilters, type JobsSearch } from './jobs-search.ts';
import { listTitle } from './list-title.ts';
import { applicationsQuery, jobFeedQuery, jobsQuery } from './queries.ts';

export const FOR_ME_PAGE_SIZE = 3;

/** All open jobs, for other programs. */
const FORMATS = {
  'application/xml': '/jobs/feed.xml',
  'application/rss+xml': '/jobs/rss.xml',
  'application/feed+json': '/jobs/feed.json',
};

/** Whether the URL has no filters and no other search parameters. */
export const isBrowsing = (search: JobsSearch): boolean =>
  Object.keys(toFilters(search)).every((name) => name === 'page' && search.page === undefined);

/** The jobs as the page shows them first. */
export async function loadJobsPage({ queryClient }: { queryClient: QueryClient }, deps: JobsSearch): Promise<PageHead> {
  const prefetching = queryClient.prefetchQuery(jobsQuery(toFilters(deps)));
  // In the browser the page does not wait for the list, which shows a skeleton while it loads.
  if (typeof window === 'undefined') {
    const user = queryClient.getQueryData(currentUserQuery().queryKey);
    await Promise.all([
      prefetching,
      deps.query && queryClient.prefetchQuery(interpretationQuery('job', deps.query)),
      user?.data && queryClient.prefetchQuery(applicationsQuery(1, 3)),
      user?.data && isBrowsing(deps) && queryClient.prefetchInfiniteQuery(jobFeedQuery(FOR_ME_PAGE_SIZE)),
    ]);
  }
  const title = listTitle(deps);
  return {
    title,
    description: m.jobs_list_description({ title }),
    path: '/jobs-apprenticeships',
    formats: FORMATS,
    items: queryClient.getQueryData(jobsQuery(toFilters(deps)).queryKey)?.data.map(jobLink) ?? [],
  };
}
