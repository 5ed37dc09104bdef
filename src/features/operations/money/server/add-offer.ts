import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { addOffer as addStoredOffer } from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { offerFactsInLog, presentStaffOffer, toOfferFacts } from './present-offers.ts';

/** Schedules an offer. */
export const addOffer: UseCase<'POST /api/staff/offers'> = async (ctx, { body: { product, reason, ...stated } }) => {
  requireScope(ctx, 'finance');
  const facts = toOfferFacts(product, stated);
  const id = await addStoredOffer(ctx, facts, priceTerms(ctx)[product]);
  const details = { after: offerFactsInLog(facts), reason };
  await audit(ctx, { action: 'offer.add', objectType: 'offer', objectId: id, details });
  return presentStaffOffer(ctx, id);
};
