import { requireScope } from '#features/base/accounts/server/index.ts';
import { confirmAddress } from '#features/member/deliveries/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockAddressById } from './lock-address.ts';
import { presentStaffAddresses } from './present-addresses.ts';

/** Confirms an address in the name of staff. Confirming it twice changes nothing. */
export const confirmStaffAddress: UseCase<'POST /api/staff/apply_addresses/{id}/confirm'> = async (ctx, { params }) => {
  const { id } = requireScope(ctx, 'moderator');
  await confirmAddress(ctx, await lockAddressById(ctx, params.id), id);
  return presentStaffAddresses(ctx);
};
