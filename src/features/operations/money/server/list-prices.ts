import { requireScope } from '#features/base/accounts/server/index.ts';
import { OfferProduct } from '#features/base/payments/contract.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPrice } from './present-prices.ts';

/** What each product costs today, and where that price comes from. */
export const listPrices: UseCase<'GET /api/staff/prices'> = async (ctx) => {
  requireScope(ctx, 'finance');
  const data = await Promise.all(OfferProduct.options.map((product) => presentPrice(ctx, product)));
  return { data, meta: { next_cursor: null } };
};
