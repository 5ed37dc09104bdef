import { deliveryAddressRows, type Address } from '#features/member/deliveries/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** An address that nobody else changes until the transaction ends; 404 for an unknown one. */
export async function lockAddressById(ctx: Context, id: string): Promise<Address> {
  const address = await deliveryAddressRows(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!address) throw notFound();
  return address;
}
