import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query } from '#platform/browser/queries.ts';

export type Correspondence = CallOutput<'GET /api/job_applications/{id}/correspondence'>['data'];
export type Message = Correspondence['attributes']['messages'][number];
export type Interview = Correspondence['attributes']['interviews'][number];

export const correspondenceQuery = (id: string) => ({
  ...query('GET /api/job_applications/{id}/correspondence', { params: { id } }),
  ...dependsOn('jobs', 'applications'),
});

function useStoreCorrespondence() {
  const client = useQueryClient();
  return {
    onSuccess: (response: { data: Correspondence }) =>
      void client.setQueryData(correspondenceQuery(response.data.id).queryKey, response),
  };
}

export const useReply = () =>
  useMutation({ ...mutation('POST /api/job_applications/{id}/messages'), ...useStoreCorrespondence() });
export const useMarkRead = () =>
  useMutation({ ...mutation('POST /api/job_applications/{id}/messages/read'), ...useStoreCorrespondence() });
export const useAnswerInterview = () =>
  useMutation({
    ...mutation('POST /api/job_applications/{id}/interviews/{interview_id}/answer'),
    ...useStoreCorrespondence(),
  });
export const useShareReport = () =>
  useMutation({ ...mutation('PUT /api/job_applications/{id}/report_share'), ...useStoreCorrespondence() });
export const useUnshareReport = () =>
  useMutation({ ...mutation('DELETE /api/job_applications/{id}/report_share'), ...useStoreCorrespondence() });
