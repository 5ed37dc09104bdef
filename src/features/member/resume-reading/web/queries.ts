import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '#features/member/profiles/web/index.ts';
import { refreshResumes } from '#features/base/resumes/web/index.ts';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type ResumeReading = CallOutput<'GET /api/resumes/{id}/reading'>['data']['attributes'];
export type Reading = NonNullable<ResumeReading['reading']>;
export type Remark = Reading['remarks'][number];
export type ReadPage = Reading['pages'][number];
export type Proposal = CallOutput<'GET /api/resumes/{id}/profile_proposal'>['data']['attributes'];
export type ProposedPosition = Proposal['experience'][number];
export type Draft = ProposedPosition['draft'];
export type TakenOver = CallOutput<'POST /api/resumes/{id}/take_over'>['data']['attributes'];
export type Choice = CallInput<'POST /api/resumes/{id}/take_over'>['json'];

const READING_POLL_MS = 1500;

export const readingQuery = (id: string) => query('GET /api/resumes/{id}/reading', { params: { id } });

/** The same, asked again until the file is read. */
export const polledReadingQuery = (id: string) => ({
  ...readingQuery(id),
  refetchInterval: ({ state }: { state: { data: CallOutput<'GET /api/resumes/{id}/reading'> | undefined } }) =>
    state.data?.data.attributes.status === 'reading' ? READING_POLL_MS : (false as const),
});

export const proposalQuery = (id: string) => ({
  ...query('GET /api/resumes/{id}/profile_proposal', { params: { id } }),
  // What is in the profile may have changed on another page; while the form is open, its corrections stay.
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Refetches a reading that is made again. */
export function useRefreshReading(id: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: readingQuery(id).queryKey });
    await refreshResumes(client);
  };
}

function useProfileRefresh() {
  const client = useQueryClient();
  return {
    onSuccess: async ({ data }: { data: { attributes: TakenOver } }) => {
      await client.invalidateQueries({ queryKey: profileQuery(data.attributes.profile_slug).queryKey });
    },
  };
}

export const useTakeOver = () => useMutation({ ...mutation('POST /api/resumes/{id}/take_over'), ...useProfileRefresh() });
export const useTakeBack = () => useMutation({ ...mutation('POST /api/resumes/{id}/take_back'), ...useProfileRefresh() });
