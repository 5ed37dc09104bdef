import type { UseCase } from '#platform/http/http.ts';
import { removeAddress } from './addresses.ts';
import { findDelivery } from './load-received.ts';

/** Ends all e-mails with applications to the address to which this one went. */
export const stopDeliveries: UseCase<'POST /api/received/{token}/stop'> = async (ctx, { params }) => {
  // public: the secret of the link is the permission
  const delivery = await findDelivery(ctx, params.token);
  const address = await ctx.db
    .selectFrom('delivery_addresses')
    .selectAll()
    .where('id', '=', delivery.address_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await removeAddress(ctx, address);
};
