import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTEST_SUBJECTS } from '#features/base/payments/web/index.ts';
import { consoleQuery, listQuery } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const LIST = 'GET /api/staff/purchases';
const ONE = 'GET /api/staff/purchases/{id}';
const EXPORT = 'GET /api/staff/purchases/export';
const CONTESTS = 'GET /api/staff/contests';
const CONTEST = 'GET /api/staff/contests/{id}';
const BOOKS = 'GET /api/staff/books';
const CASHBACKS = 'GET /api/claim_cashbacks/review';

export type PurchaseItem = CallOutput<typeof LIST>['data'][number];
export type Purchase = CallOutput<typeof ONE>['data'];
export type PurchaseDetails = NonNullable<Purchase['attributes']['details']>;
export type PurchaseState = PurchaseItem['attributes']['state'];
export type ContestItem = CallOutput<typeof CONTESTS>['data'][number];
export type Contest = CallOutput<typeof CONTEST>['data'];
export type ContestState = NonNullable<ContestItem['attributes']['outcome']> | 'waiting';
export type DayBook = CallOutput<typeof BOOKS>['data'][number];
export type Claim = CallOutput<typeof CASHBACKS>['data'][number];

type Filter = NonNullable<NonNullable<CallInput<typeof EXPORT>>['query']>;
export const STATES = [
  'held',
  'created',
  'pending',
  'success',
  'failure',
  'refund_pending',
  'refunded',
  'refund_failed',
] as const satisfies readonly PurchaseState[];

/** The filter as the endpoints take it; an unknown state is none. */
function toFilter({ find, state }: Partial<Record<string, string>>): Filter {
  const known = STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const purchasesQuery = listQuery<PurchaseItem>(LIST, (search, cursor) =>
  call(LIST, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const purchaseQuery = (id: string) => query(ONE, { params: { id } });
export const exportPurchases = (search: Partial<Record<string, string>>) => call(EXPORT, { query: toFilter(search) });
export const exportTax = (month: string) => call('GET /api/staff/tax/{month}', { params: { month } });
export const exportBooks = () => call('GET /api/staff/books/export');
export const exportCashbacks = () => call('GET /api/staff/cashbacks/export');
export const booksQuery = () => query(BOOKS);
export const cashbacksQuery = () => query(CASHBACKS);
const CASHBACK_HISTORY = 'GET /api/staff/cashbacks/{id}/history';
export const cashbackHistoryQuery = (id: string) => query(CASHBACK_HISTORY, { params: { id } });

export const CONTEST_STATES = ['refunded', 'mended', 'declined', 'withdrawn', 'all'] as const;

function toContestFilter({ find, state, type }: Partial<Record<string, string>>) {
  const knownState = CONTEST_STATES.find((name) => name === state);
  const about = CONTEST_SUBJECTS.find((name) => name === type);
  return { ...(find && { find }), ...(knownState && { state: knownState }), ...(about && { about }) };
}

export const contestsQuery = listQuery<ContestItem>(CONTESTS, (search, cursor) =>
  call(CONTESTS, { query: { ...toContestFilter(search), ...(cursor && { cursor }) } }),
);
export const contestQuery = (id: string) => query(CONTEST, { params: { id } });
export const exportContests = (search: Partial<Record<string, string>>) =>
  call('GET /api/staff/contests/export', { query: toContestFilter(search) });

/** An answer is stored; the list, the counts and the purchase are asked for again. */
export function useAnswerContest() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/contests/{id}'),
    onSuccess: (answer: CallOutput<typeof CONTEST>) => {
      client.setQueryData(contestQuery(answer.data.id).queryKey, answer);
      const keys = [[CONTESTS], [LIST], [ONE], consoleQuery().queryKey];
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** A change answers with the purchase; the list and the counts are asked for again. */
function useStore() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: CallOutput<typeof ONE>) => {
      client.setQueryData(purchaseQuery(answer.data.id).queryKey, answer);
      return Promise.all([client.invalidateQueries({ queryKey: [LIST] }), client.invalidateQueries(consoleQuery())]);
    },
  };
}

export const useOpenPurchase = () => useMutation({ ...mutation('POST /api/staff/purchases/{id}/open'), ...useStore() });
export const useCheckPurchase = () => useMutation({ ...mutation('POST /api/staff/purchases/{id}/check'), ...useStore() });
export const useRefund = () => useMutation({ ...mutation('POST /api/staff/purchases/{id}/refund'), ...useStore() });

export function useCompareBooks() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/books/{day}'),
    onSuccess: () => client.invalidateQueries(booksQuery()),
  });
}

/** `onDecided` is called before the list is asked for again, which takes the claim off the page. */
export function useDecideCashback(onDecided: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/claim_cashbacks/{id}/decide'),
    onSuccess: () => {
      onDecided();
      const keys = [[CASHBACKS], [CASHBACK_HISTORY], consoleQuery().queryKey];
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

const OFFERS = 'GET /api/staff/offers';
const OFFER = 'GET /api/staff/offers/{id}';
const PRICES = 'GET /api/staff/prices';
export type OfferItem = CallOutput<typeof OFFERS>['data'][number];
export type Offer = CallOutput<typeof OFFER>['data'];
export type OfferInput = CallInput<'POST /api/staff/offers'>['json'];

const OFFER_STATES = ['scheduled', 'running', 'ended'] as const;

function toOfferFilter({ state, type }: Partial<Record<string, string>>) {
  const known = OFFER_STATES.find((name) => name === state);
  const product = (['report', 'plan'] as const).find((name) => name === type);
  return { ...(known && { state: known }), ...(product && { product }) };
}

export const offersQuery = listQuery<OfferItem>(OFFERS, (search, cursor) =>
  call(OFFERS, { query: { ...toOfferFilter(search), ...(cursor && { cursor }) } }),
);
export const offerQuery = (id: string) => query(OFFER, { params: { id } });
export const pricesQuery = () => query(PRICES);
export type ProductPrice = CallOutput<typeof PRICES>['data'][number];
export const exportOffers = (search: Partial<Record<string, string>>) =>
  call('GET /api/staff/offers/export', { query: toOfferFilter(search) });

/** A change answers with the offer; the list and the prices of today are asked for again. */
function useStoreOffer() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: CallOutput<typeof OFFER>) => {
      client.setQueryData(offerQuery(answer.data.id).queryKey, answer);
      return Promise.all([[OFFERS], [PRICES]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

export const useAddOffer = () => useMutation({ ...mutation('POST /api/staff/offers'), ...useStoreOffer() });
export const useChangeOffer = () => useMutation({ ...mutation('PATCH /api/staff/offers/{id}'), ...useStoreOffer() });
export const useChangeOfferState = () => useMutation({ ...mutation('POST /api/staff/offers/{id}/state'), ...useStoreOffer() });

/** Ends the offer of the settings; every price of today is asked for again. */
export function useChangeSettingsOffer() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/prices/{product}/settings_offer'),
    onSettled: () => client.invalidateQueries({ queryKey: [PRICES] }),
  });
}
