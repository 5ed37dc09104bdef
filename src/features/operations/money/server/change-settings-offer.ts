import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { endSettingsOffer, resumeSettingsOffer } from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPrice, settingsOfferObject } from './present-prices.ts';

/** Ends the offer of the settings before its last day, or undoes that on the same day. */
export const changeSettingsOffer: UseCase<'POST /api/staff/prices/{product}/settings_offer'> = async (
  ctx,
  { params: { product }, body: { state, ends_on, version, reason } },
) => {
  requireScope(ctx, 'finance');
  const before = await presentPrice(ctx, product);
  const change = state === 'ended' ? endSettingsOffer : resumeSettingsOffer;
  await change(ctx, { product, endsOn: ends_on, version }, priceTerms(ctx)[product]);
  const after = await presentPrice(ctx, product);
  const { type: objectType, id: objectId } = settingsOfferObject(product);
  await audit(ctx, {
    action: state === 'ended' ? 'settings-offer.end' : 'settings-offer.resume',
    objectType,
    objectId,
    details: { before: factsOf(before), after: factsOf(after), reason },
  });
  return { data: await presentPrice(ctx, product) };
};

/** What the audit log keeps of a price. */
const factsOf = ({ attributes: { price, source, settings_offer } }: Awaited<ReturnType<typeof presentPrice>>) => ({
  price,
  source,
  settings_offer: settings_offer?.can.end ? settings_offer.ends_on : null,
});
