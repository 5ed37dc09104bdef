import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query } from '#platform/browser/queries.ts';

export type TrackerFilters = NonNullable<CallInput<'GET /api/tracker'>['query']>;
export type TrackerList = CallOutput<'GET /api/tracker'>;
export type Entry = CallOutput<'GET /api/tracker/{id}'>['data'];
export type Stage = Entry['attributes']['stage'];

export const trackerQuery = (filters: TrackerFilters) => ({
  ...query('GET /api/tracker', { query: filters }),
  ...dependsOn('jobs'),
});
export const entryQuery = (id: string) => ({ ...query('GET /api/tracker/{id}', { params: { id } }), ...dependsOn('jobs') });

/** Updates the changed entry at once and refetches its lists. */
function useKeep() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: { data: Entry }) => {
      client.setQueryData(entryQuery(answer.data.id).queryKey, answer);
      // Not awaited: the refetched list may unmount the control that shows the result.
      void client.invalidateQueries({ queryKey: ['GET /api/tracker'] });
    },
  };
}

export const useAddEntry = () => useMutation({ ...mutation('POST /api/tracker'), ...useKeep() });
export const useTrack = () => useMutation({ ...mutation('POST /api/tracker/track'), ...useKeep() });
export const useChangeEntry = () => useMutation({ ...mutation('PATCH /api/tracker/{id}'), ...useKeep() });
export const useRemoveEntry = () => useMutation({ ...mutation('DELETE /api/tracker/{id}'), ...useKeep() });
export const useRestoreEntry = () => useMutation({ ...mutation('POST /api/tracker/{id}/restore'), ...useKeep() });
export const useSetStage = () => useMutation({ ...mutation('POST /api/tracker/{id}/stages'), ...useKeep() });
export const useUndoStage = () => useMutation({ ...mutation('DELETE /api/tracker/{id}/stages/{stage_id}'), ...useKeep() });
