import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export const companyAddressesQuery = (slug: string) =>
  query('GET /api/hiring/companies/{slug}/apply_addresses', { params: { slug } });
export const staffAddressesQuery = () => query('GET /api/staff/apply_addresses');
export type StaffAddress = CallOutput<'GET /api/staff/apply_addresses'>['data'][number];
export type AddressState = StaffAddress['attributes']['state'];

/** Asks the owner of an address of a company; the answer is the company's addresses. */
export function useAskOwner(slug: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/hiring/companies/{slug}/apply_addresses'),
    onSuccess: (list) => void client.setQueryData(companyAddressesQuery(slug).queryKey, list),
  });
}

/** What staff do with an address; each answers with the list. */
export function useStaffChanges() {
  const client = useQueryClient();
  const onSuccess = (list: CallOutput<'GET /api/staff/apply_addresses'>) => {
    client.setQueryData(staffAddressesQuery().queryKey, list);
    return client.invalidateQueries(consoleQuery());
  };
  return {
    ask: useMutation({ ...mutation('POST /api/staff/apply_addresses/{id}/ask'), onSuccess }),
    confirm: useMutation({ ...mutation('POST /api/staff/apply_addresses/{id}/confirm'), onSuccess }),
    remove: useMutation({ ...mutation('POST /api/staff/apply_addresses/{id}/remove'), onSuccess }),
  };
}
