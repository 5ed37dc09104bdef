import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listAddresses, presentAddressItem } from './staff-addresses.ts';

/** The addresses that a list shows, as CSV. */
export const exportAddresses: UseCase<'GET /api/staff/apply_addresses/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'moderator',
    name: 'apply-addresses',
    object: { type: 'delivery_addresses' },
    filter: query,
    load: async () => (await listAddresses(ctx, query, MAX_ROWS)).shown.map(presentAddressItem),
    columns: {
      id: ({ id }) => id,
      email: ({ attributes }) => attributes.email,
      company: ({ attributes }) => attributes.company.name,
      website: ({ attributes }) => attributes.company.website,
      domain: ({ attributes }) => attributes.domain,
      state: ({ attributes }) => attributes.state,
      since: ({ attributes }) => attributes.since,
    },
  });
