import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { changeOffer as changeStoredOffer, findOffer } from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { offerFactsInLog, presentStaffOffer, toOfferFacts } from './present-offers.ts';

/** Changes the price or the days of an offer that has not begun. */
export const changeOffer: UseCase<'PATCH /api/staff/offers/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'finance');
  const { version, reason, ...stated } = body;
  const offer = await findOffer(ctx, id);
  if (!offer) throw notFound('offer');
  const { product } = offer;
  const facts = toOfferFacts(product, stated);
  const before = await changeStoredOffer(ctx, { id, version }, facts, priceTerms(ctx)[product]);
  const details = { before: offerFactsInLog(before), after: offerFactsInLog(facts), reason };
  await audit(ctx, { action: 'offer.change', objectType: 'offer', objectId: id, details });
  return presentStaffOffer(ctx, id);
};
