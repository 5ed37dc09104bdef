import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { OfferProduct } from '../contract.ts';
import { priceOn, type Price } from '../price-on.ts';
import { findRunningOffer } from './offers/list-offers.ts';
import { findSettingsOffer, type PriceTerms } from './offers/settings-offer.ts';

/** Who decided on a price: finance in the console, the settings' offer, or nobody but the list. */
export type PriceSource = 'console' | 'settings' | 'list';

/**
 * What a product costs now: the price of the offer that runs until the end of the offer's last day in India, then its list price.
 * An offer that staff scheduled comes before that of the settings, which staff may have ended.
 */
export const loadPrice = async (ctx: Context, product: OfferProduct, terms: PriceTerms): Promise<Price> =>
  (await loadSourcedPrice(ctx, product, terms)).price;

/** What a product costs now, and where that price comes from. */
export async function loadSourcedPrice(
  ctx: Context,
  product: OfferProduct,
  terms: PriceTerms,
): Promise<{ price: Price; source: PriceSource }> {
  const today = calendarDay(ctx.clock.now());
  const scheduled = await findRunningOffer(ctx, product, today);
  if (scheduled) {
    const { price_paise: offerPaise, reference_paise: referencePaise, ends_on } = scheduled;
    const { listPaise } = terms;
    const price = priceOn(today, { offerPaise, listPaise, ...(referencePaise !== null && { referencePaise }) }, ends_on);
    return { price, source: price.offer ? 'console' : 'list' };
  }
  const ofSettings = await findSettingsOffer(ctx, product, terms);
  const price = priceOn(today, terms, ofSettings && !ofSettings.endedAt ? ofSettings.endsOn : null);
  return { price, source: price.offer ? 'settings' : 'list' };
}
