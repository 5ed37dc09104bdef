import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query } from '#platform/browser/queries.ts';

export type TrackerFilters = NonNullable<CallInput<'GET /api/tracker'>['query']>;
export type TrackerList = CallOutput<'GET /api/tracker'>;
export type Entry = CallOutput<'GET /api/tracker/{id}'>['data'];
export type Stage = Entry['attributes']['stage'];

export const trackerQuery = (filters: TrackerFilters) => ({
  ...query('GET /api/tracker', { query: filters }),
  ...dependsOn('jobs', 'applications'),
});
export const entryQuery = (id: string) => ({
  ...query('GET /api/tracker/{id}', { params: { id } }),
  ...dependsOn('jobs', 'applications'),
});

/** Updates the changed entry at once and refetches its lists. */
function useStoreEntry() {
  const client = useQueryClient();
  return {
    onSuccess: (response: { data: Entry }) => {
      client.setQueryData(entryQuery(response.data.id).queryKey, response);
      // Not awaited: the refetched list may unmount the control that shows the result.
      void client.invalidateQueries({ queryKey: ['GET /api/tracker'] });
    },
  };
}

export const useAddEntry = () => useMutation({ ...mutation('POST /api/tracker'), ...useStoreEntry() });
export const useTrack = () => useMutation({ ...mutation('POST /api/tracker/track'), ...useStoreEntry() });
export const useChangeEntry = () => useMutation({ ...mutation('PATCH /api/tracker/{id}'), ...useStoreEntry() });
export const useRemoveEntry = () => useMutation({ ...mutation('DELETE /api/tracker/{id}'), ...useStoreEntry() });
export const useRestoreEntry = () => useMutation({ ...mutation('POST /api/tracker/{id}/restore'), ...useStoreEntry() });
export const useSetStage = () => useMutation({ ...mutation('POST /api/tracker/{id}/stages'), ...useStoreEntry() });
export const useUndoStage = () => useMutation({ ...mutation('DELETE /api/tracker/{id}/stages/{stage_id}'), ...useStoreEntry() });
