import { signedIn } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { ProductAttributes } from '../contract.ts';
import { findLatestContests, listContestable } from './contests.ts';
import { lockOwnPurchase } from './own-purchase.ts';
import { presentPurchases } from './present-purchase.ts';

/** Says what is wrong with a purchase, or asks for the money back. 409 where nothing is paid, or an answer is awaited. */
export const contestPurchase =
  (products: ProductAttributes): UseCase<'POST /api/purchases/{id}/contest'> =>
  async (ctx, { params, body }) => {
    const purchase = await lockOwnPurchase(ctx, signedIn(ctx), params.id);
    const latest = (await findLatestContests(ctx, [purchase.id])).get(purchase.id);
    const contestable = listContestable(purchase, latest, products);
    if (latest?.outcome === null) throw conflict('contest-waits');
    if (contestable.length === 0) throw conflict('nothing-to-contest');
    if (!contestable.includes(body.about)) throw invalid({ path: 'about', code: 'contest-subject' });
    await ctx.db
      .insertInto('purchase_contests')
      .values({ purchase_id: purchase.id, about: body.about, text: body.text, created_at: ctx.clock.now() })
      .execute();
    const [data] = await presentPurchases(ctx, [purchase], products);
    if (!data) throw notFound('purchase');
    return { data };
  };
