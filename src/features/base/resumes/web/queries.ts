import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type ListedResume = CallOutput<'GET /api/resumes'>['data'][number];
type Resumes = CallOutput<'GET /api/resumes'>;

const READING_POLL_MS = 1500;

export const resumesQuery = () => query('GET /api/resumes');

/** The same, asked again while a version is being read. */
export const polledResumesQuery = () => ({
  ...resumesQuery(),
  refetchInterval: ({ state }: { state: { data: Resumes | undefined } }) =>
    state.data?.data.some(({ attributes }) => attributes.status === 'reading') ? READING_POLL_MS : (false as const),
});

/** The default version first, and the others in the order in which they came. */
export const defaultFirst = (resumes: readonly ListedResume[]): ListedResume[] =>
  resumes.toSorted((a, b) => Number(b.attributes.is_default) - Number(a.attributes.is_default));

/** Refetches the list after a change, also one that another feature made. */
export const refreshResumes = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: resumesQuery().queryKey });

function useRefetchOnSuccess() {
  const client = useQueryClient();
  return { onSuccess: () => refreshResumes(client) };
}

export const useRenameResume = () => useMutation({ ...mutation('PATCH /api/resumes/{id}'), ...useRefetchOnSuccess() });
export const useMakeDefault = () => useMutation({ ...mutation('PUT /api/resumes/{id}/default'), ...useRefetchOnSuccess() });
export const useRemoveResume = () => useMutation({ ...mutation('DELETE /api/resumes/{id}'), ...useRefetchOnSuccess() });
export const useRestoreResume = () => useMutation({ ...mutation('POST /api/resumes/{id}/restore'), ...useRefetchOnSuccess() });
export const useReadAgain = () => useMutation({ ...mutation('POST /api/resumes/{id}/read'), ...useRefetchOnSuccess() });
