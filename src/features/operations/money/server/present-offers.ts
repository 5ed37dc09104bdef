import {
  findOffer,
  offerStateOn,
  presentOffer,
  priceOn,
  type OfferFacts,
  type StoredOffer,
} from '#features/base/payments/server/index.ts';
import { priceTerms } from '#features/member/fitment/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

const MAX_ENTRIES = 20;

const offerFields = (day: string, offer: StoredOffer) => ({
  product: offer.product,
  price: offer.price_paise / 100,
  reference_price: offer.reference_paise === null ? null : offer.reference_paise / 100,
  starts_on: offer.starts_on,
  ends_on: offer.ends_on,
  state: offerStateOn(day, offer),
  ended_at: offer.ended_at?.toISOString() ?? null,
  version: offer.version,
});

/** An offer as a list shows it on a day. */
export const presentOfferItem = (day: string, offer: StoredOffer) => ({
  id: offer.id,
  type: 'staff_offer' as const,
  attributes: offerFields(day, offer),
});

/** One offer, as payers see it, with its history; 404 for an unknown one. */
export async function presentStaffOffer(ctx: Context, id: string) {
  const offer = await findOffer(ctx, id);
  if (!offer) throw notFound('offer');
  const day = calendarDay(ctx.clock.now());
  const { listPaise } = priceTerms(ctx)[offer.product];
  const reference = offer.reference_paise === null ? {} : { referencePaise: offer.reference_paise };
  const shown = priceOn(offer.starts_on, { offerPaise: offer.price_paise, listPaise, ...reference }, offer.ends_on);
  const state = offerStateOn(day, offer);
  return {
    data: {
      id,
      type: 'staff_offer' as const,
      attributes: {
        ...offerFields(day, offer),
        shown: { price: shown.paise / 100, offer: presentOffer(shown) },
        history: await findAuditEntries(ctx, { type: 'offer', id }, MAX_ENTRIES),
        can: { change: state === 'scheduled', end: state !== 'ended' },
      },
    },
  };
}

type Stated = { price: number; reference_price: number | null; starts_on: string; ends_on: string };

/** What a form states, in paise. */
export const toOfferFacts = (
  product: OfferFacts['product'],
  { price, reference_price, starts_on, ends_on }: Stated,
): OfferFacts => ({
  product,
  price_paise: Math.round(price * 100),
  reference_paise: reference_price === null ? null : Math.round(reference_price * 100),
  starts_on,
  ends_on,
});

/** What the audit log keeps of one, in rupees. */
export const offerFactsInLog = ({ product, price_paise, reference_paise, starts_on, ends_on }: OfferFacts) => ({
  product,
  price: price_paise / 100,
  reference_price: reference_paise === null ? null : reference_paise / 100,
  starts_on,
  ends_on,
});
