import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { toFilter, useStoreAnswer } from './queries.ts';

const PACKS = 'GET /api/staff/packs';
const PACK = 'GET /api/staff/packs/{slug}';
const CREATE = 'POST /api/staff/packs';

export type PackItem = CallOutput<typeof PACKS>['data'][number];
export type StaffPack = CallOutput<typeof PACK>['data'];
export type PackInput = Omit<CallInput<typeof CREATE>['json'], 'reason'>;

export const staffPacksQuery = listQuery<PackItem>(PACKS, (search, cursor) =>
  call(PACKS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const staffPackQuery = (slug: string) => query(PACK, { params: { slug } });
export const exportPacks = (search: ResourceSearch) => call('GET /api/staff/packs/export', { query: toFilter(search) });

const useStorePack = () =>
  useStoreAnswer<CallOutput<typeof PACK>>(
    (slug) => staffPackQuery(slug).queryKey,
    [[PACKS], [PACK], ['GET /api/boards/learning_packs'], ['GET /api/boards/{board_slug}']],
  );

export const useCreatePack = () => useMutation({ ...mutation(CREATE), ...useStorePack() });
export const useChangePack = () => useMutation({ ...mutation('PUT /api/staff/packs/{slug}'), ...useStorePack() });
export const useChangePackState = () => useMutation({ ...mutation('POST /api/staff/packs/{slug}/state'), ...useStorePack() });
