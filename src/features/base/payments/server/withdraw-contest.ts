import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { ProductAttributes } from '../contract.ts';
import { lockOwnPurchase } from './own-purchase.ts';
import { presentPurchases } from './present-purchase.ts';

/** Withdraws what the viewer contests; 409 once it is answered. */
export const withdrawContest =
  (products: ProductAttributes): UseCase<'DELETE /api/purchases/{id}/contest'> =>
  async (ctx, { params }) => {
    const purchase = await lockOwnPurchase(ctx, signedIn(ctx), params.id);
    const { numUpdatedRows } = await ctx.db
      .updateTable('purchase_contests')
      .set({ outcome: 'withdrawn', answered_at: ctx.clock.now() })
      .where('purchase_id', '=', purchase.id)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('contest-answered');
    const [data] = await presentPurchases(ctx, [purchase], products);
    if (!data) throw notFound('purchase');
    return { data };
  };
