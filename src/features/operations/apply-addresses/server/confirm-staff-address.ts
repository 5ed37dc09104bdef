import { requireScope } from '#features/base/accounts/server/index.ts';
import { confirmAddress } from '#features/member/deliveries/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockAddressById } from './lock-address.ts';
import { presentStaffAddress } from './staff-addresses.ts';

/** Confirms an address in the name of staff. */
export const confirmStaffAddress: UseCase<'POST /api/staff/apply_addresses/{id}/confirm'> = async (ctx, { params, body }) => {
  const { id: by } = requireScope(ctx, 'moderator');
  await confirmAddress(ctx, await lockAddressById(ctx, params.id, body.from), { by, reason: body.reason });
  return presentStaffAddress(ctx, params.id);
};
