import type { UseCase } from '#platform/http/http.ts';
import { confirmAddress } from './addresses.ts';
import { lockAddress, presentAddress } from './load-address.ts';

/** Confirms an address by the link that its owner got. Repeating it changes nothing. */
export const confirmOwnAddress: UseCase<'POST /api/delivery_addresses/{token}/confirm'> = async (ctx, { params }) => {
  // public: the secret of the link is the permission
  const address = await lockAddress(ctx, params.token);
  await confirmAddress(ctx, address, { by: null });
  return presentAddress(ctx, address.id);
};
