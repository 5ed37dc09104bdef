import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const LIST = 'GET /api/staff/job_applications';
const ONE = 'GET /api/staff/job_applications/{id}';

export type JobApplicationItem = CallOutput<typeof LIST>['data'][number];
export type StaffJobApplication = CallOutput<typeof ONE>['data'];
export const APPLICATION_STATUSES = [
  'submitted',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
  'withdrawn',
] as const satisfies readonly JobApplicationItem['attributes']['status'][];

/** The filter as the endpoints take it; an unknown status is none. */
function toFilter({ find, state }: ResourceSearch) {
  const known = APPLICATION_STATUSES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { status: known }) };
}

export const jobApplicationsQuery = listQuery<JobApplicationItem>(LIST, (search, cursor) =>
  call(LIST, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const jobApplicationQuery = (id: string) => query(ONE, { params: { id } });
export const exportJobApplications = (search: ResourceSearch) =>
  call('GET /api/staff/job_applications/export', { query: toFilter(search) });

/** A change answers with the application; the list is asked for again, also where somebody was faster. */
export function useRecordDecision() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/job_applications/{id}/status'),
    onSuccess: (answer) => client.setQueryData(jobApplicationQuery(answer.data.id).queryKey, answer),
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  });
}
