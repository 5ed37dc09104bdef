import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { countAddressesBy, listAddresses, presentAddressItem } from './staff-addresses.ts';

const PAGE_SIZE = 40;

/** The addresses of all companies, for staff. */
export const listStaffAddresses: UseCase<'GET /api/staff/apply_addresses'> = async (ctx, { query }) => {
  requireScope(ctx, 'moderator');
  const [{ shown, next }, total] = await Promise.all([listAddresses(ctx, query, PAGE_SIZE), countAddressesBy(ctx, query)]);
  return { data: shown.map(presentAddressItem), meta: { next_cursor: next, total } };
};
