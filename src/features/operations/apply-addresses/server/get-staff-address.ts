import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffAddress } from './staff-addresses.ts';

/** One address for applications with what was done about it. */
export const getStaffAddress: UseCase<'GET /api/staff/apply_addresses/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'moderator');
  return presentStaffAddress(ctx, params.id);
};
