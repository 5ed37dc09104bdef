import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { toFilter, useStoreAnswer } from './queries.ts';

const CAMPAIGNS = 'GET /api/staff/campaigns';
const CAMPAIGN = 'GET /api/staff/campaigns/{slug}';
const CREATE = 'POST /api/staff/campaigns';
const CHANGE = 'PUT /api/staff/campaigns/{slug}';

export type CampaignItem = CallOutput<typeof CAMPAIGNS>['data'][number];
export type StaffCampaign = CallOutput<typeof CAMPAIGN>['data'];
export type CampaignInput = Omit<CallInput<typeof CHANGE>['json'], 'reason' | 'version'>;

export const campaignsQuery = listQuery<CampaignItem>(CAMPAIGNS, (search, cursor) =>
  call(CAMPAIGNS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const campaignQuery = (slug: string) => query(CAMPAIGN, { params: { slug } });
export const exportCampaigns = (search: ResourceSearch) => call('GET /api/staff/campaigns/export', { query: toFilter(search) });

const useStoreCampaign = () =>
  useStoreAnswer<CallOutput<typeof CAMPAIGN>>(
    (slug) => campaignQuery(slug).queryKey,
    [[CAMPAIGNS], [CAMPAIGN], ['GET /api/contest']],
  );

export const useCreateCampaign = () => useMutation({ ...mutation(CREATE), ...useStoreCampaign() });
export const useChangeCampaign = () => useMutation({ ...mutation(CHANGE), ...useStoreCampaign() });
export const useChangeCampaignState = () =>
  useMutation({ ...mutation('POST /api/staff/campaigns/{slug}/state'), ...useStoreCampaign() });
