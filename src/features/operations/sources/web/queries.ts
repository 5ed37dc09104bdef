import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { upload } from '#platform/browser/upload.ts';

const LIST = 'GET /api/job_sources';
const ONE = 'GET /api/job_sources/{id}';

export type SourceItem = CallOutput<typeof LIST>['data'][number];
export type Source = CallOutput<typeof ONE>['data'];
export type SourceKind = SourceItem['attributes']['kind'];
export type SourceState = SourceItem['attributes']['state'];
export type Schedule = SourceItem['attributes']['schedule'];
export type SourceRun = SourceItem['attributes']['runs'][number];
export type SampleRow = Source['attributes']['sample'][number];
export type TryOut = CallOutput<'POST /api/job_sources/try_out'>['data'];
export type SourceDraft = CallInput<'POST /api/job_sources'>['json'];

/** How often the page asks how far a run is. */
const PROGRESS_MS = 1000;

export const sourcesQuery = () => ({
  ...query(LIST),
  refetchInterval: ({ state }: { state: { data?: CallOutput<typeof LIST> | undefined } }) =>
    state.data?.data.some(({ attributes }) => attributes.state === 'running') ? PROGRESS_MS : false,
});

export const sourceQuery = (id: string) => ({
  ...query(ONE, { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: CallOutput<typeof ONE> | undefined } }) =>
    state.data?.data.attributes.state === 'running' ? PROGRESS_MS : false,
});

const refresh = (client: QueryClient) => () =>
  Promise.all([
    client.invalidateQueries({ queryKey: [LIST] }),
    client.invalidateQueries({ queryKey: [ONE] }),
    client.invalidateQueries(consoleQuery()),
  ]);

/** A change answers with the source; the list and its counts are asked for again. */
function useRefresh() {
  const client = useQueryClient();
  return { onSuccess: refresh(client) };
}

export const useCreateSource = () => useMutation({ ...mutation('POST /api/job_sources'), ...useRefresh() });
export const useUpdateSource = () => useMutation({ ...mutation('PATCH /api/job_sources/{id}'), ...useRefresh() });
export const useRunNow = () => useMutation({ ...mutation('POST /api/job_sources/{id}/run'), ...useRefresh() });
export const usePause = () => useMutation({ ...mutation('PUT /api/job_sources/{id}/pause'), ...useRefresh() });
export const useResume = () => useMutation({ ...mutation('DELETE /api/job_sources/{id}/pause'), ...useRefresh() });
export const useDeleteSource = () => useMutation({ ...mutation('DELETE /api/job_sources/{id}'), ...useRefresh() });
export const useTryOut = () => useMutation(mutation('POST /api/job_sources/try_out'));
export const useImportFile = () =>
  useMutation({
    mutationFn: (input: CallInput<'POST /api/job_sources/import'>) => upload('POST /api/job_sources/import', input),
    ...useRefresh(),
  });
