import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';

export type Check = CallOutput<'GET /api/checks/{skill_id}'>['data']['attributes'];
export type Attempt = CallOutput<'POST /api/checks/{skill_id}/attempts'>['data'];
export type Feedback = CallOutput<'PUT /api/checks/attempts/{id}/answers'>['data']['attributes'];
export type WorkForm = CallInput<'PUT /api/checks/{skill_id}/work'>['multipart'];
export type WorkKind = WorkForm['kind'];

export const checkQuery = (skill_id: string) => query('GET /api/checks/{skill_id}', { params: { skill_id } });

/** Plans, scores and showcases show what was checked and shown. */
const DEPENDENTS = /^GET \/api\/(?:roadmaps|fitment_scores|job_applications|users)\b/;

function refreshEvidence(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => typeof key === 'string' && DEPENDENTS.test(key) });
}

/** Loads what a finished or paused attempt changed. */
export function useRefreshCheck(skillId: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: checkQuery(skillId).queryKey });
    refreshEvidence(client);
  };
}

export const useStartAttempt = () => useMutation(mutation('POST /api/checks/{skill_id}/attempts'));
export const useAnswer = () => useMutation(mutation('PUT /api/checks/attempts/{id}/answers'));
export const useReportQuestion = () => useMutation(mutation('PUT /api/checks/attempts/{id}/report'));
export const useReportWork = () => useMutation(mutation('PUT /api/checks/{skill_id}/work/report'));
export const useIssueBadge = () => useMutation(mutation('POST /api/credentials'));

// The response of these mutations is the new state of the check.
function useStoreCheck(skillId: string) {
  const client = useQueryClient();
  return (response: CallOutput<'GET /api/checks/{skill_id}'>) => {
    client.setQueryData(checkQuery(skillId).queryKey, response);
    refreshEvidence(client);
  };
}

export function useSetReminder(skillId: string) {
  return useMutation({ ...mutation('PUT /api/checks/{skill_id}/reminder'), onSuccess: useStoreCheck(skillId) });
}

export function usePutWork(skillId: string, onProgress: (progress: UploadProgress) => void) {
  return useMutation({
    mutationFn: (multipart: WorkForm) =>
      upload('PUT /api/checks/{skill_id}/work', { params: { skill_id: skillId }, multipart }, { onProgress }),
    onSuccess: useStoreCheck(skillId),
  });
}

export function useRemoveWork(skillId: string) {
  return useMutation({ ...mutation('DELETE /api/checks/{skill_id}/work'), onSuccess: useStoreCheck(skillId) });
}
