import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export const homeQuery = (slug: string) => query('GET /api/hiring/companies/{slug}/home', { params: { slug } });
const PER_PAGE = 20;
/** One page of a group of a company's jobs; the page before stays until the next one is there. */
export const companyJobsQuery = (slug: string, { group, page, query: words }: JobsShown) => ({
  ...query('GET /api/hiring/companies/{slug}/jobs', {
    params: { slug },
    query: { group, page, per_page: PER_PAGE, ...(words && { query: words }) },
  }),
  placeholderData: keepPreviousData,
});
export type JobsShown = { group: JobGroup; page: number; query: string };
export const hiringJobQuery = (id: string) => query('GET /api/hiring/jobs/{id}', { params: { id } });
export const exportHeldJobs = () => call('GET /api/staff/held_jobs/export');
export const heldJobsQuery = () => query('GET /api/staff/held_jobs');

export type Home = CallOutput<'GET /api/hiring/companies/{slug}/home'>['data'];
export type JobItem = CallOutput<'GET /api/hiring/companies/{slug}/jobs'>['data'][number];
export type JobGroup = JobItem['attributes']['group'];
type JobAnswer = CallOutput<'GET /api/hiring/jobs/{id}'>;
export type HiringJob = JobAnswer['data'];
export type Content = HiringJob['attributes']['content'];
export type Finding = HiringJob['attributes']['findings'][number];
export type AdReading = CallOutput<'POST /api/hiring/companies/{slug}/read_ad'>['data'];
export type HeldJob = CallOutput<'GET /api/staff/held_jobs'>['data'][number];

/** What is read from an ad; the reading before stays on the page until the next one is there. */
export const readingQuery = (slug: string, content: Content) =>
  queryOptions({
    queryKey: ['read-ad', slug, content],
    queryFn: ({ signal }) => call('POST /api/hiring/companies/{slug}/read_ad', { params: { slug }, json: { content } }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** Refetches what the home of a company shows. */
export const refetchHome = (client: QueryClient, slug: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: homeQuery(slug).queryKey }),
    client.invalidateQueries({ queryKey: ['GET /api/hiring/companies/{slug}/jobs'] }),
  ]);

/** The changes of a job; each answers with the job. */
export function useJobChanges(id: string) {
  const client = useQueryClient();
  const onSuccess = async (job: JobAnswer) => {
    client.setQueryData(hiringJobQuery(id).queryKey, job);
    await refetchHome(client, job.data.attributes.company.slug);
  };
  return {
    save: useMutation({ ...mutation('PUT /api/hiring/jobs/{id}'), onSuccess }),
    publish: useMutation({ ...mutation('POST /api/hiring/jobs/{id}/publish'), onSuccess }),
    close: useMutation({ ...mutation('POST /api/hiring/jobs/{id}/close'), onSuccess }),
    reopen: useMutation({ ...mutation('POST /api/hiring/jobs/{id}/reopen'), onSuccess }),
  };
}

/**
 * Staff decide on a held job; the answer is the list that is left. What is said of it is said even though the job has left the
 * page by then.
 */
export function useDecideHeldJob(say: { released: () => void; declined: () => void }) {
  const client = useQueryClient();
  const andSay = (sayIt: () => void) => (list: CallOutput<'GET /api/staff/held_jobs'>) => {
    sayIt();
    client.setQueryData(heldJobsQuery().queryKey, list);
    return client.invalidateQueries(consoleQuery());
  };
  return {
    release: useMutation({ ...mutation('POST /api/staff/held_jobs/{id}/release'), onSuccess: andSay(say.released) }),
    decline: useMutation({ ...mutation('POST /api/staff/held_jobs/{id}/decline'), onSuccess: andSay(say.declined) }),
  };
}
