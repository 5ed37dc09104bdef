import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { ProductAttributes } from '../contract.ts';
import { findByTxnid } from './find-purchase.ts';
import { presentPurchases } from './present-purchase.ts';

/** One of the viewer's purchases by transaction id, or a page of all, or of those of one item. 404 for another member's. */
export const getPurchases =
  (products: ProductAttributes): UseCase<'GET /api/purchases'> =>
  async (ctx, { query }) => {
    const viewer = signedIn(ctx);
    if (query.txnid !== undefined) {
      const purchase = await findByTxnid(ctx, query.txnid);
      if (!purchase || purchase.user_id !== viewer.id) throw notFound('purchase');
      const [data] = await presentPurchases(ctx, [purchase], products);
      if (!data) throw notFound('purchase');
      return { data };
    }
    const ownPurchases = ctx.db
      .selectFrom('purchases')
      .where('user_id', '=', viewer.id)
      .$if(query.item !== undefined, (select) => select.where('purchasable_id', '=', query.item ?? ''));
    const { total } = await ownPurchases.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await ownPurchases
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute();
    return { data: await presentPurchases(ctx, rows, products), meta: pageMeta(query.page, query.per_page, total) };
  };
