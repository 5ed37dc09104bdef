import { requireScope } from '#features/base/accounts/server/index.ts';
import { OfferProduct } from '#features/base/payments/contract.ts';
import { findRunningOffer, loadPrice, presentOffer } from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

/** What each product costs today. */
export const listPrices: UseCase<'GET /api/staff/prices'> = async (ctx) => {
  requireScope(ctx, 'finance');
  const day = calendarDay(ctx.clock.now());
  const terms = priceTerms(ctx);
  const data = await Promise.all(
    OfferProduct.options.map(async (product) => {
      const { listPaise, referencePaise } = terms[product];
      const [price, scheduled] = await Promise.all([
        loadPrice(ctx, product, terms[product]),
        findRunningOffer(ctx, product, day),
      ]);
      return {
        id: product,
        type: 'product_price' as const,
        attributes: {
          price: price.paise / 100,
          offer: presentOffer(price),
          list_price: listPaise / 100,
          reference_price: referencePaise === undefined ? null : referencePaise / 100,
          scheduled: scheduled !== undefined,
        },
      };
    }),
  );
  return { data, meta: { next_cursor: null } };
};
