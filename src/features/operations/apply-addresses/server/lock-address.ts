import { addressState, deliveryAddressRows, type Address, type AddressState } from '#features/member/deliveries/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';

/**
 * An address that nobody else changes until the transaction ends; 404 for an unknown one, 409 where its state is no longer the
 * one that was seen.
 */
export async function lockAddressById(ctx: Context, id: string, from?: AddressState): Promise<Address> {
  const address = await deliveryAddressRows(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!address) throw notFound('item');
  if (from !== undefined && addressState(address) !== from) throw problem(412, 'address-changed-meanwhile');
  return address;
}
