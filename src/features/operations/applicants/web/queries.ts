import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query } from '#platform/browser/queries.ts';

export type ApplicantList = CallOutput<'GET /api/hiring/jobs/{id}/applicants'>;
export type ApplicantCard = ApplicantList['data'][number];
export type HiringJob = ApplicantList['job'];
export type Applicant = CallOutput<'GET /api/hiring/applicants/{id}'>['data'];
export type Stage = ApplicantCard['attributes']['stage'];
export type NextStage = Applicant['attributes']['can']['stages'][number];
export type Template = CallOutput<'GET /api/hiring/jobs/{id}/templates'>['data'][number];
export type StageChange = CallOutput<'POST /api/hiring/jobs/{id}/applicants/stages'>;

export const applicantQuery = (id: string) => ({
  ...query('GET /api/hiring/applicants/{id}', { params: { id } }),
  ...dependsOn('hiring'),
});
export const resumeQuery = (id: string) => query('GET /api/hiring/applicants/{id}/resume', { params: { id } });
export const reportQuery = (id: string) => query('GET /api/hiring/applicants/{id}/report', { params: { id } });
export const templatesQuery = (id: string) => query('GET /api/hiring/jobs/{id}/templates', { params: { id } });

/** Refetches the lists, and the applicants that are open. */
const refetchApplicants = (client: QueryClient) =>
  Promise.all(
    ['GET /api/hiring/jobs/{id}/applicants', 'GET /api/hiring/applicants/{id}', 'GET /api/hiring/applicants/{id}/resume'].map(
      (key) => client.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Stores the applicant of the response, and refetches the lists. */
function useStoreApplicant() {
  const client = useQueryClient();
  return {
    onSuccess: (response: { data: Applicant }) => {
      client.setQueryData(applicantQuery(response.data.id).queryKey, response);
      void client.invalidateQueries({ queryKey: ['GET /api/hiring/jobs/{id}/applicants'] });
    },
  };
}

/** Also after a refusal, because a colleague may have changed what is shown. */
function useRefetchApplicants() {
  const client = useQueryClient();
  return { onSettled: () => void refetchApplicants(client) };
}

export const useOpenApplicant = () =>
  useMutation({ ...mutation('POST /api/hiring/applicants/{id}/open'), ...useStoreApplicant() });
export const useTakeBack = () =>
  useMutation({ ...mutation('DELETE /api/hiring/applicants/{id}/rejection'), ...useStoreApplicant(), ...useRefetchApplicants() });
export const useInvite = () =>
  useMutation({ ...mutation('POST /api/hiring/applicants/{id}/interviews'), ...useStoreApplicant(), ...useRefetchApplicants() });
export const useCancelInterview = () =>
  useMutation({ ...mutation('DELETE /api/hiring/applicants/{id}/interviews'), ...useStoreApplicant() });
export const useAddNote = () => useMutation({ ...mutation('POST /api/hiring/applicants/{id}/notes'), ...useStoreApplicant() });
export const useDeleteNote = () =>
  useMutation({ ...mutation('DELETE /api/hiring/applicants/{id}/notes/{note_id}'), ...useStoreApplicant() });
export const useMove = () =>
  useMutation({ ...mutation('POST /api/hiring/jobs/{id}/applicants/stages'), ...useRefetchApplicants() });
export const useReject = () =>
  useMutation({ ...mutation('POST /api/hiring/jobs/{id}/applicants/rejections'), ...useRefetchApplicants() });
export const useWrite = () =>
  useMutation({ ...mutation('POST /api/hiring/jobs/{id}/applicants/messages'), ...useRefetchApplicants() });
export const useHideIdentities = () =>
  useMutation({ ...mutation('PUT /api/hiring/jobs/{id}/hidden_identities'), ...useRefetchApplicants() });

function useRefetchTemplates() {
  const client = useQueryClient();
  return { onSuccess: () => void client.invalidateQueries({ queryKey: ['GET /api/hiring/jobs/{id}/templates'] }) };
}
export const useAddTemplate = () =>
  useMutation({ ...mutation('POST /api/hiring/jobs/{id}/templates'), ...useRefetchTemplates() });
export const useChangeTemplate = () => useMutation({ ...mutation('PATCH /api/hiring/templates/{id}'), ...useRefetchTemplates() });
export const useDeleteTemplate = () =>
  useMutation({ ...mutation('DELETE /api/hiring/templates/{id}'), ...useRefetchTemplates() });
