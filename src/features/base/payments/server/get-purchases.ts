import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { productAttributeNames, type ProductAttributes } from '../contract.ts';
import { presentPurchase } from './present-purchase.ts';
import { findByTxnid, type PurchaseRow } from './find-purchase.ts';

/** One of the viewer's purchases by transaction id, or a page of all. 404 for another member's. */
export const getPurchases =
  (products: ProductAttributes): UseCase<'GET /api/purchases'> =>
  async (ctx, { query }) => {
    const attributeNames = productAttributeNames(products);
    const viewer = signedIn(ctx);
    if (query.txnid !== undefined) {
      const purchase = await findByTxnid(ctx, query.txnid);
      if (!purchase || purchase.user_id !== viewer.id) throw notFound('purchase');
      const [data] = await presentAll(ctx, [purchase], attributeNames);
      if (!data) throw notFound('purchase');
      return { data };
    }
    const ownPurchases = ctx.db.selectFrom('purchases').where('user_id', '=', viewer.id);
    const { total } = await ownPurchases.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await ownPurchases
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute();
    return { data: await presentAll(ctx, rows, attributeNames), meta: pageMeta(query.page, query.per_page, total) };
  };

async function presentAll(ctx: Context, rows: readonly PurchaseRow[], attributeNames: readonly string[]) {
  const ids = rows.map(({ id }) => id);
  const refunds = ids.length > 0 ? await ctx.db.selectFrom('refunds').selectAll().where('purchase_id', 'in', ids).execute() : [];
  const byPurchase = new Map(refunds.map((refund) => [refund.purchase_id, refund]));
  return rows.map((row) => presentPurchase(row, byPurchase.get(row.id), attributeNames));
}
