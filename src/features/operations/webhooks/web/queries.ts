import { infiniteQueryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, orNotFound, query } from '#platform/browser/queries.ts';

const OF_COMPANY = 'GET /api/hiring/companies/{slug}/webhooks';
const OF_SITE = 'GET /api/staff/webhooks';
const ONE = 'GET /api/webhooks/{id}';
const DELIVERIES = 'GET /api/webhooks/{id}/deliveries';

export type WebhookList = CallOutput<typeof OF_SITE>;
export type Webhook = WebhookList['data'][number];
export type WebhookEvent = Webhook['attributes']['events'][number];
export type CompanyEvent = CallInput<'POST /api/hiring/companies/{slug}/webhooks'>['json']['events'][number];
export type SiteEvent = CallInput<'POST /api/staff/webhooks'>['json']['events'][number];
type DeliveryPage = CallOutput<typeof DELIVERIES>;
export type Delivery = DeliveryPage['data'][number];

/** What a delivery that waits becomes is asked for so often. */
const PROGRESS_MS = 2000;

export const companyWebhooksQuery = (slug: string) => query(OF_COMPANY, { params: { slug } });
export const siteWebhooksQuery = () => query(OF_SITE);
export const webhookQuery = (id: string) => query(ONE, { params: { id } });

/** Whether an attempt is due, so that its outcome is near. */
const isDue = (data: InfiniteData<DeliveryPage> | undefined): boolean =>
  data?.pages.some((page) =>
    page.data.some(({ attributes: { due_at } }) => due_at !== null && Date.parse(due_at) <= Date.now() + PROGRESS_MS),
  ) ?? false;

export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [DELIVERIES, id],
    queryFn: ({ pageParam }) =>
      orNotFound(call(DELIVERIES, { params: { id }, query: pageParam === '' ? {} : { cursor: pageParam } })),
    initialPageParam: '',
    getNextPageParam: (page: DeliveryPage) => page.meta.next_cursor,
    refetchInterval: ({ state }) => (isDue(state.data) ? PROGRESS_MS : false),
  });

/** A change answers with the webhook; the lists are asked for again. */
function useStore() {
  const client = useQueryClient();
  return {
    onSuccess: (response: { data: Webhook }) => {
      client.setQueryData(webhookQuery(response.data.id).queryKey, { data: response.data });
      void client.invalidateQueries({ queryKey: [OF_COMPANY] });
      void client.invalidateQueries({ queryKey: [OF_SITE] });
    },
  };
}

/** Of the deliveries and of the webhook, which they may have switched off. */
function useRefreshDeliveries(id: string) {
  const client = useQueryClient();
  return {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [DELIVERIES, id] }),
        client.invalidateQueries({ queryKey: webhookQuery(id).queryKey }),
      ]),
  };
}

export const useAddCompanyWebhook = () =>
  useMutation({ ...mutation('POST /api/hiring/companies/{slug}/webhooks'), ...useStore() });
export const useAddSiteWebhook = () => useMutation({ ...mutation('POST /api/staff/webhooks'), ...useStore() });
export const useChangeWebhook = () => useMutation({ ...mutation('PATCH /api/webhooks/{id}'), ...useStore() });
export const usePauseWebhook = () => useMutation({ ...mutation('POST /api/webhooks/{id}/pause'), ...useStore() });
export const useResumeWebhook = () => useMutation({ ...mutation('POST /api/webhooks/{id}/resume'), ...useStore() });
export const useRollSecret = () => useMutation({ ...mutation('POST /api/webhooks/{id}/roll_secret'), ...useStore() });

export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('DELETE /api/webhooks/{id}'),
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: [OF_COMPANY] }), client.invalidateQueries({ queryKey: [OF_SITE] })]),
  });
}

/** Asks for the webhook again after each attempt, which may have begun or ended its failing, or switched it off. */
export function useFollowOutcomes(id: string, outcomes: string | undefined): void {
  const client = useQueryClient();
  const seen = useRef(outcomes);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== outcomes)
      void client.invalidateQueries({ queryKey: webhookQuery(id).queryKey });
    seen.current = outcomes;
  }, [client, id, outcomes]);
}

export const useSendTest = (id: string) =>
  useMutation({ ...mutation('POST /api/webhooks/{id}/test'), ...useRefreshDeliveries(id) });
export const useResend = (id: string) =>
  useMutation({ ...mutation('POST /api/webhook_deliveries/{id}/resend'), ...useRefreshDeliveries(id) });
