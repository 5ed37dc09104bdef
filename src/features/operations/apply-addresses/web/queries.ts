import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery, listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export const companyAddressesQuery = (slug: string) =>
  query('GET /api/hiring/companies/{slug}/apply_addresses', { params: { slug } });

const LIST = 'GET /api/staff/apply_addresses';
const ONE = 'GET /api/staff/apply_addresses/{id}';
export type AddressItem = CallOutput<typeof LIST>['data'][number];
export type StaffAddress = CallOutput<typeof ONE>['data'];
export type AddressState = AddressItem['attributes']['state'];
export const STATES = ['waiting', 'asked', 'confirmed', 'removed', 'all'] as const;

/** The filter as the endpoints take it; an unknown state is none. */
function toFilter({ find, state }: ResourceSearch) {
  const known = STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const addressesQuery = listQuery<AddressItem>(LIST, (search, cursor) =>
  call(LIST, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const addressQuery = (id: string) => query(ONE, { params: { id } });
export const exportAddresses = (search: ResourceSearch) =>
  call('GET /api/staff/apply_addresses/export', { query: toFilter(search) });

/** Asks the owner of an address of a company; the answer is the company's addresses. */
export function useAskOwner(slug: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/hiring/companies/{slug}/apply_addresses'),
    onSuccess: (list) => void client.setQueryData(companyAddressesQuery(slug).queryKey, list),
  });
}

/** What staff do with an address; each answers with it, and the list and the counts are asked for again. */
export function useStaffChanges() {
  const client = useQueryClient();
  const onSuccess = (answer: CallOutput<typeof ONE>) => {
    client.setQueryData(addressQuery(answer.data.id).queryKey, answer);
    return Promise.all([client.invalidateQueries({ queryKey: [LIST] }), client.invalidateQueries(consoleQuery())]);
  };
  return {
    ask: useMutation({ ...mutation('POST /api/staff/apply_addresses/{id}/ask'), onSuccess }),
    confirm: useMutation({ ...mutation('POST /api/staff/apply_addresses/{id}/confirm'), onSuccess }),
    remove: useMutation({ ...mutation('POST /api/staff/apply_addresses/{id}/remove'), onSuccess }),
  };
}
