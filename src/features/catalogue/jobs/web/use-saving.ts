import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { mutation, query, refreshDependents } from '#platform/browser/queries.ts';
import type { JobCard, JobFeed, JobList } from './queries.ts';

/** Sets whether a job is saved in the cached lists that contain it. */
function markSaved(client: QueryClient, slug: string, saved: boolean): void {
  const update = <T extends { data: JobCard[] }>(list: T): T => ({
    ...list,
    data: list.data.map((job) => (job.attributes.slug === slug ? { ...job, attributes: { ...job.attributes, saved } } : job)),
  });
  client.setQueriesData<JobList>({ queryKey: ['GET /api/jobs'] }, (list) => list && update(list));
  client.setQueriesData<InfiniteData<JobFeed>>(
    { queryKey: ['GET /api/jobs/user_feed'] },
    (feed) => feed && { ...feed, pages: feed.pages.map(update) },
  );
}

function useSaving(key: 'POST /api/jobs/{slug}/save' | 'DELETE /api/jobs/{slug}/save', saved: boolean) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(key),
    onMutate: ({ params }) => markSaved(client, params.slug, saved),
    onError: (_error, { params }) => markSaved(client, params.slug, !saved),
    onSuccess: (job, { params }) => {
      client.setQueryData(query('GET /api/jobs/{slug}', { params: { slug: params.slug } }).queryKey, job);
      void refreshDependents(client, 'jobs');
    },
  });
}

export const useSaveJob = () => useSaving('POST /api/jobs/{slug}/save', true);
export const useUnsaveJob = () => useSaving('DELETE /api/jobs/{slug}/save', false);
