import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query, refreshDependents } from '#platform/browser/queries.ts';

export type SavedSearch = CallOutput<'GET /api/saved_searches'>['data'][number];
export type SearchToSave = CallInput<'POST /api/saved_searches'>['json'];

export const savedSearchesQuery = () => query('GET /api/saved_searches');

/** Mutation options that refetch the list after a change. */
function useRefetchOnSuccess() {
  const client = useQueryClient();
  return { onSuccess: () => void client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }) };
}

export const useSaveSearch = () => useMutation({ ...mutation('POST /api/saved_searches'), ...useRefetchOnSuccess() });
export const useChangeSearch = () => useMutation({ ...mutation('PATCH /api/saved_searches/{id}'), ...useRefetchOnSuccess() });
export const useDeleteSearch = () => useMutation({ ...mutation('DELETE /api/saved_searches/{id}'), ...useRefetchOnSuccess() });

/** Marks the results of a search as seen, on the pages of other features as well. */
export function useMarkSearchSeen(): (id: string) => void {
  const client = useQueryClient();
  const change = useMutation({
    ...mutation('PATCH /api/saved_searches/{id}'),
    onSuccess: () => refreshDependents(client, 'saved-searches'),
  });
  return (id) => change.mutate({ params: { id }, json: { seen: true } });
}

export const useCreateFeed = () => useMutation({ ...mutation('POST /api/saved_searches/{id}/feed'), ...useRefetchOnSuccess() });
