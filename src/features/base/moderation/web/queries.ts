import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { Problem } from '#platform/contract/problem.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation } from '#platform/browser/queries.ts';

export type ModerationCase = CallOutput<'GET /api/moderation'>['data'][number];
export type CaseStatus = ModerationCase['attributes']['status'];
export type ReportReason = CallInput<'POST /api/reports'>['json']['reason'];

const QUEUE = 'GET /api/moderation';

/** The cases with one status. A 404 becomes the router's not-found page. */
export const casesQuery = (status: CaseStatus) =>
  infiniteQueryOptions({
    queryKey: [QUEUE, status],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await call(QUEUE, { query: { status, ...(pageParam && { cursor: pageParam }) } }, signal);
      } catch (error) {
        if (error instanceof Problem && error.status === 404) throw notFound();
        throw error;
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

/** Mutation options: a decision moves a case between lists, so all of them are refetched. */
function useRefetchCases() {
  const client = useQueryClient();
  return { onSuccess: () => client.invalidateQueries({ queryKey: [QUEUE] }) };
}

export const useReport = () => useMutation(mutation('POST /api/reports'));
export const useHide = () => useMutation({ ...mutation('POST /api/moderation/{id}/hide'), ...useRefetchCases() });
export const useDismiss = () => useMutation({ ...mutation('POST /api/moderation/{id}/dismiss'), ...useRefetchCases() });
export const useRestore = () => useMutation({ ...mutation('POST /api/moderation/{id}/restore'), ...useRefetchCases() });
