import type { OfferProduct } from '#features/base/payments/contract.ts';
import { findSettingsOffer, loadSourcedPrice, presentOffer } from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

/** How the offer of the settings for a product stands in the audit log. */
export const settingsOfferObject = (product: OfferProduct) => ({ type: 'settings_offer', id: product });

/** What a product costs today, where that price comes from, and the offer of the settings. */
export async function presentPrice(ctx: Context, product: OfferProduct) {
  const terms = priceTerms(ctx)[product];
  const { price, source } = await loadSourcedPrice(ctx, product, terms);
  return {
    id: product,
    type: 'product_price' as const,
    attributes: {
      price: price.paise / 100,
      offer: presentOffer(price),
      list_price: terms.listPaise / 100,
      reference_price: terms.referencePaise === undefined ? null : terms.referencePaise / 100,
      source,
      settings_offer: await presentSettingsOffer(ctx, product),
    },
  };
}

async function presentSettingsOffer(ctx: Context, product: OfferProduct) {
  const terms = priceTerms(ctx)[product];
  const offer = await findSettingsOffer(ctx, product, terms);
  const today = calendarDay(ctx.clock.now());
  if (!offer || today > offer.endsOn) return null;
  const { endsOn: ends_on, endedAt, version } = offer;
  const can = { end: !endedAt, resume: endedAt !== null && calendarDay(endedAt) === today };
  return { price: terms.offerPaise / 100, ends_on, ended: endedAt && (await describeEnd(ctx, product, endedAt)), version, can };
}

async function describeEnd(ctx: Context, product: OfferProduct, endedAt: Date) {
  const [last] = await findAuditEntries(ctx, settingsOfferObject(product), 1);
  return { at: endedAt.toISOString(), by: last?.attributes.actor?.name ?? '', reason: last?.attributes.reason ?? '' };
}
