import { useMutation } from '@tanstack/react-query';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { toFilter, useStoreAnswer } from './queries.ts';

const INSIGHTS = 'GET /api/staff/insights';
const INSIGHT = 'GET /api/staff/insights/{slug}';
const CREATE = 'POST /api/staff/insights';

export type InsightItem = CallOutput<typeof INSIGHTS>['data'][number];
export type StaffInsight = CallOutput<typeof INSIGHT>['data'];
export type InsightInput = Omit<CallInput<typeof CREATE>['json'], 'reason'>;

export const staffInsightsQuery = listQuery<InsightItem>(INSIGHTS, (search, cursor) =>
  call(INSIGHTS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const staffInsightQuery = (slug: string) => query(INSIGHT, { params: { slug } });
export const exportInsights = (search: ResourceSearch) => call('GET /api/staff/insights/export', { query: toFilter(search) });

const useStoreInsight = () =>
  useStoreAnswer<CallOutput<typeof INSIGHT>>(
    (slug) => staffInsightQuery(slug).queryKey,
    [[INSIGHTS], [INSIGHT], ['GET /api/knowledges'], ['GET /api/knowledges/{slug}']],
  );

export const useCreateInsight = () => useMutation({ ...mutation(CREATE), ...useStoreInsight() });
export const useChangeInsight = () => useMutation({ ...mutation('PUT /api/staff/insights/{slug}'), ...useStoreInsight() });
export const useChangeInsightState = () =>
  useMutation({ ...mutation('POST /api/staff/insights/{slug}/state'), ...useStoreInsight() });
