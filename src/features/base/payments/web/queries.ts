import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

type Response = CallOutput<'GET /api/purchases'>;
export type Purchase = Extract<Response, { meta: unknown }>['data'][number];

const SECOND = 1000;
/** Polls every 3 s for two minutes, every 10 s for ten more, then twice a minute. */
const POLL_INTERVALS = [
  { maxPolls: 40, interval: 3 * SECOND },
  { maxPolls: 100, interval: 10 * SECOND },
  { maxPolls: Number.POSITIVE_INFINITY, interval: 30 * SECOND },
];
const SLOW_INTERVAL = 30 * SECOND;
const MAX_FAILED_POLLING_MS = 3_600_000;

/** The polling interval of a purchase; false once its status is final. */
function pollInterval({ attributes: { status, created_at } }: Purchase, pollCount: number): number | false {
  if (status === 'created' || status === 'pending')
    return POLL_INTERVALS.find(({ maxPolls }) => pollCount < maxPolls)?.interval ?? SLOW_INTERVAL;
  if (status === 'refund_pending') return SLOW_INTERVAL;
  // A bank may still confirm a payment that it refused at first.
  return status === 'failure' && Date.now() - Date.parse(created_at) < MAX_FAILED_POLLING_MS ? SLOW_INTERVAL : false;
}

/** One of the member's purchases; polled until the outcome is known. */
export const purchaseQuery = (txnid: string) => {
  const base = query('GET /api/purchases', { query: { txnid } });
  return queryOptions({
    ...base,
    select: (response: Response): Purchase | undefined => ('meta' in response ? response.data[0] : response.data),
    refetchInterval: ({ state }) =>
      state.data && !('meta' in state.data) ? pollInterval(state.data.data, state.dataUpdateCount) : false,
  });
};

/** The billing details needed before paying. */
export const billingQuery = () => query('GET /api/purchases/billing');

/** A page of the member's purchases, newest first, or of those of one item. */
export const purchasesQuery = ({ page, item }: { page: number; item?: string | undefined }) =>
  queryOptions({
    ...query('GET /api/purchases', { query: { page, ...(item && { item }) } }),
    select: (response: Response) => ('meta' in response ? response : undefined),
  });

export function useCreatePurchase() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/purchases'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/purchases'] }),
  });
}

function useStoreContest() {
  const client = useQueryClient();
  return { onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/purchases'] }) };
}

export const useContestPurchase = () => useMutation({ ...mutation('POST /api/purchases/{id}/contest'), ...useStoreContest() });
export const useWithdrawContest = () => useMutation({ ...mutation('DELETE /api/purchases/{id}/contest'), ...useStoreContest() });
