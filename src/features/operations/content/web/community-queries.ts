import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { categoriesQuery } from './article-queries.ts';
import { toFilter, useStoreAnswer } from './queries.ts';

const COMMUNITIES = 'GET /api/staff/communities';
const COMMUNITY = 'GET /api/staff/communities/{slug}';
const CHANGE = 'PUT /api/staff/communities/{slug}';

export type CommunityItem = CallOutput<typeof COMMUNITIES>['data'][number];
export type StaffCommunity = CallOutput<typeof COMMUNITY>['data'];
export type CommunityInput = Omit<CallInput<typeof CHANGE>['json'], 'reason' | 'version'>;

export const staffCommunitiesQuery = listQuery<CommunityItem>(COMMUNITIES, (search, cursor) =>
  call(COMMUNITIES, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const staffCommunityQuery = (slug: string) => query(COMMUNITY, { params: { slug } });
export const exportCommunities = (search: ResourceSearch) =>
  call('GET /api/staff/communities/export', { query: toFilter(search) });

const useStoreCommunity = () =>
  useStoreAnswer<CallOutput<typeof COMMUNITY>>(
    (slug) => staffCommunityQuery(slug).queryKey,
    [[COMMUNITIES], [COMMUNITY], categoriesQuery().queryKey, ['GET /api/categories/{id}'], ['GET /api/categories/topic_lists']],
  );

export const useCreateCommunity = () => useMutation({ ...mutation('POST /api/staff/communities'), ...useStoreCommunity() });
export const useChangeCommunity = () => useMutation({ ...mutation(CHANGE), ...useStoreCommunity() });
export const useChangeCommunityState = () =>
  useMutation({ ...mutation('POST /api/staff/communities/{slug}/state'), ...useStoreCommunity() });
