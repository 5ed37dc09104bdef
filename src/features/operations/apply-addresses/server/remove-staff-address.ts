import { requireScope } from '#features/base/accounts/server/index.ts';
import { removeAddress } from '#features/member/deliveries/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockAddressById } from './lock-address.ts';
import { presentStaffAddress } from './staff-addresses.ts';

/** Removes an address, for staff. */
export const removeStaffAddress: UseCase<'POST /api/staff/apply_addresses/{id}/remove'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  await removeAddress(ctx, await lockAddressById(ctx, params.id, body.from), body.reason);
  return presentStaffAddress(ctx, params.id);
};
