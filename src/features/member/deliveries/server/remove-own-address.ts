import type { UseCase } from '#platform/http/http.ts';
import { removeAddress } from './addresses.ts';
import { lockAddress, presentAddress } from './load-address.ts';

/** Ends all e-mails to an address by the link that its owner got. */
export const removeOwnAddress: UseCase<'POST /api/delivery_addresses/{token}/remove'> = async (ctx, { params }) => {
  // public: the secret of the link is the permission
  const address = await lockAddress(ctx, params.token);
  await removeAddress(ctx, address);
  return presentAddress(ctx, address.id);
};
