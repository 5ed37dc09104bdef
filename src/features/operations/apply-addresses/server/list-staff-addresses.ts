import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffAddresses } from './present-addresses.ts';

/** The addresses of all companies, for staff. */
export const listStaffAddresses: UseCase<'GET /api/staff/apply_addresses'> = async (ctx) => {
  requireScope(ctx, 'moderator');
  return presentStaffAddresses(ctx);
};
