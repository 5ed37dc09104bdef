import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/web/api.ts';
import { mutation, query } from '#platform/web/queries.ts';

type Answer = CallOutput<'GET /api/purchases'>;
export type Purchase = Extract<Answer, { meta: unknown }>['data'][number];

const POLL_MS = 3000;
const isWaiting = (purchase: Purchase | undefined) => ['created', 'pending'].includes(purchase?.attributes.status ?? '');

/** One purchase of mine; asked again every few seconds while nobody knows how it ended. */
export const purchaseQuery = (txnid: string) => {
  const one = query('GET /api/purchases', { query: { txnid } });
  return queryOptions({
    ...one,
    select: (answer: Answer): Purchase | undefined => ('meta' in answer ? answer.data[0] : answer.data),
    refetchInterval: ({ state }) => (state.data && !('meta' in state.data) && isWaiting(state.data.data) ? POLL_MS : false),
  });
};

/** A page of my purchases, newest first. */
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
