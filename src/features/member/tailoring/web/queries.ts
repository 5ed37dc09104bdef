import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import type { Language } from '#platform/language/language.ts';

export type CleanResume = CallOutput<'GET /api/clean_resume'>['data']['attributes'];
export type Tailoring = CallOutput<'GET /api/tailoring/{job_application_id}'>['data']['attributes'];
export type Line = Tailoring['lines'][number];
export type ResumeImport = CallOutput<'POST /api/clean_resume/import'>['data']['attributes'];

/** How a clean résumé is made, as the address of its file takes it. */
export type Look = { language: Language; design: 'classic' | 'modern'; pages: number; job_application_id?: string };

export const cleanResumeQuery = (look: Look) => query('GET /api/clean_resume', { query: look });
export const tailoringQuery = (job_application_id: string) =>
  query('GET /api/tailoring/{job_application_id}', { params: { job_application_id } });

/** What a line would earn in other words, by scoring the résumé with it. */
export const lineEffectQuery = (job_application_id: string, line_id: string, text: string) => ({
  queryKey: ['line-effect', job_application_id, line_id, text] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(
      'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect',
      { params: { job_application_id, line_id }, json: { text } },
      signal,
    ),
});

export function useDecideLine(job_application_id: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PUT /api/tailoring/{job_application_id}/lines/{line_id}'),
    onSuccess: (tailoring) => {
      client.setQueryData(tailoringQuery(job_application_id).queryKey, tailoring);
      return refreshCleanResume(client);
    },
  });
}

const refreshCleanResume = (client: ReturnType<typeof useQueryClient>): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'GET /api/clean_resume' });

export function useKeepResume() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/clean_resume/versions'), onSuccess: () => refreshResumes(client) });
}

export const useImportResume = () => useMutation(mutation('POST /api/clean_resume/import'));

export function useFillProfile() {
  const client = useQueryClient();
  return useMutation({ ...mutation('PATCH /api/users/profile'), onSuccess: () => refreshCleanResume(client) });
}
