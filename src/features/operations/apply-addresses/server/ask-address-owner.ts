import { requireScope } from '#features/base/accounts/server/index.ts';
import { addressState, askOwner } from '#features/member/deliveries/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockAddressById } from './lock-address.ts';
import { presentStaffAddress } from './staff-addresses.ts';

/** Asks the owner of an address by e-mail; 409 for one that was confirmed or removed. */
export const askAddressOwner: UseCase<'POST /api/staff/apply_addresses/{id}/ask'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const address = await lockAddressById(ctx, params.id, body.from);
  const state = addressState(address);
  if (state === 'confirmed' || state === 'removed') throw conflict('address-decided');
  await askOwner(ctx, address, body.reason);
  return presentStaffAddress(ctx, address.id);
};
