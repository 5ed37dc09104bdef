import { deliveryAddressRows } from '#features/member/deliveries/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Addresses of which nobody has asked the owner. */
export async function countAddresses(ctx: Context): Promise<number> {
  const { count } = await deliveryAddressRows(ctx)
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('asked_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
