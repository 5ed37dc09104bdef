import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

type Answer = CallOutput<'GET /api/purchases'>;
export type Purchase = Extract<Answer, { meta: unknown }>['data'][number];

const SECOND = 1000;
/** Polls every 3 s for two minutes, every 10 s for ten more, then twice a minute. */
const PACES = [
  { until: 40, every: 3 * SECOND },
  { until: 100, every: 10 * SECOND },
  { until: Number.POSITIVE_INFINITY, every: 30 * SECOND },
];
const SLOW = 30 * SECOND;
const FAILED_FOR_MS = 3_600_000;

/** The polling interval of a purchase; false once its status is final. */
function paceOf({ attributes: { status, created_at } }: Purchase, asked: number): number | false {
  if (status === 'created' || status === 'pending') return PACES.find(({ until }) => asked < until)?.every ?? SLOW;
  if (status === 'refund_pending') return SLOW;
  // A bank may still confirm a payment that it refused at first.
  return status === 'failure' && Date.now() - Date.parse(created_at) < FAILED_FOR_MS ? SLOW : false;
}

/** One of the member's purchases; polled until the outcome is known. */
export const purchaseQuery = (txnid: string) => {
  const one = query('GET /api/purchases', { query: { txnid } });
  return queryOptions({
    ...one,
    select: (answer: Answer): Purchase | undefined => ('meta' in answer ? answer.data[0] : answer.data),
    refetchInterval: ({ state }) =>
      state.data && !('meta' in state.data) ? paceOf(state.data.data, state.dataUpdateCount) : false,
  });
};

/** The billing details needed before paying. */
export const billingQuery = () => query('GET /api/purchases/billing');

/** A page of the member's purchases, newest first. */
export const purchasesQuery = (page: number) =>
  queryOptions({
    ...query('GET /api/purchases', { query: { page } }),
    select: (answer: Answer) => ('meta' in answer ? answer : undefined),
  });

export function useCreatePurchase() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/purchases'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/purchases'] }),
  });
}
