import { infiniteQueryOptions, useMutation, type QueryClient } from '@tanstack/react-query';
import { FEED_OPTIONS } from '#features/base/ranking/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query, refreshDependents } from '#platform/browser/queries.ts';

export type JobFilters = NonNullable<CallInput<'GET /api/jobs'>['query']>;
export type JobCard = CallOutput<'GET /api/jobs'>['data'][number];
export type JobList = CallOutput<'GET /api/jobs'>;
export type Job = CallOutput<'GET /api/jobs/{slug}'>['data'];
export type JobApplication = CallOutput<'GET /api/job_applications'>['data'][number];

export const jobsQuery = (filters: JobFilters) => query('GET /api/jobs', { query: filters });
export type JobFeed = CallOutput<'GET /api/jobs/user_feed'>;

/** Pages of recommended jobs; each excludes those already shown. */
export const jobFeedQuery = (per_page: number) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/jobs/user_feed', per_page],
    queryFn: () => call('GET /api/jobs/user_feed', { query: { per_page } }),
    initialPageParam: 1,
    getNextPageParam: ({ data, meta }, pages) => (meta.total > data.length ? pages.length + 1 : null),
    ...FEED_OPTIONS,
    ...dependsOn('profile'),
  });
export const jobQuery = (slug: string) => query('GET /api/jobs/{slug}', { params: { slug } });
export const similarJobsQuery = (slug: string) => query('GET /api/jobs/{slug}/similar', { params: { slug } });
export const jobTemplatesQuery = (text: string) => query('GET /api/job_templates/search', { query: { query: text } });
export const applicationsQuery = (page = 1, per_page = 12) => query('GET /api/job_applications', { query: { page, per_page } });
export const applicationQuery = (id: string) => ({
  ...query('GET /api/job_applications/{id}', { params: { id } }),
  ...dependsOn('applications'),
});
export const applicationLimitsQuery = () => query('GET /api/job_applications/limits');

/** Refetches the lists that show whether the viewer saved or applied for a job. */
export const refetchJobLists = (client: QueryClient) =>
  Promise.all([
    ...['GET /api/jobs', 'GET /api/jobs/{slug}/similar', 'GET /api/job_applications', 'GET /api/job_applications/{id}'].map(
      (key) => client.invalidateQueries({ queryKey: [key] }),
    ),
    refreshDependents(client, 'jobs'),
  ]);

export const useReportJob = () => useMutation(mutation('POST /api/jobs/{slug}/report'));
