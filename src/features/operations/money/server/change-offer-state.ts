import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { endOffer, findOffer, resumeOffer } from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffOffer } from './present-offers.ts';

/** Ends an offer before its last day, or undoes that on the same day. */
export const changeOfferState: UseCase<'POST /api/staff/offers/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'finance');
  const { version, state, reason } = body;
  const offer = await findOffer(ctx, id);
  if (!offer) throw notFound('offer');
  if (state === 'ended') await endOffer(ctx, { id, version });
  else await resumeOffer(ctx, { id, version }, priceTerms(ctx)[offer.product]);
  const details = { after: { state }, reason };
  await audit(ctx, { action: state === 'ended' ? 'offer.end' : 'offer.resume', objectType: 'offer', objectId: id, details });
  return presentStaffOffer(ctx, id);
};
