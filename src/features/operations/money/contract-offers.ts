/** Prices that finance lowers for some days, and what a payer sees of them. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { OfferProduct, RunningOffer } from '#features/base/payments/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

const OfferState = z.enum(['scheduled', 'running', 'ended']);

/** A price in rupees, and the offer that it is part of, as the payment page shows it. */
const Shown = z.object({ price: z.number(), offer: RunningOffer.nullable() });

const offerFields = {
  product: OfferProduct,
  /** In rupees. */
  price: z.number(),
  reference_price: z.number().nullable(),
  /** The first and the last day in India. */
  starts_on: z.string(),
  ends_on: z.string(),
  state: OfferState,
  /** When it was ended before its last day. */
  ended_at: z.string().nullable(),
  version: z.number().int(),
};
export const OfferItem = resource('staff_offer', z.object(offerFields));
export const StaffOffer = resource(
  'staff_offer',
  z.object({
    ...offerFields,
    /** What a payer sees on its first day. */
    shown: Shown,
    history: z.array(AuditEntry),
    can: z.object({ change: z.boolean(), end: z.boolean() }),
  }),
);

/** What a product costs today. */
export const ProductPrice = resource(
  'product_price',
  z.object({
    ...Shown.shape,
    list_price: z.number(),
    /** The regular price of the settings, which an offer may be compared with. */
    reference_price: z.number().nullable(),
    /** Whether an offer of the console or that of the settings runs, or the list price holds. */
    source: z.enum(['console', 'settings', 'list']),
    /** The offer of the settings until its last day; null without one. */
    settings_offer: z
      .object({
        /** In rupees. */
        price: z.number(),
        /** The last day that the settings name. */
        ends_on: z.string(),
        /** When it was ended before that day, by whom and why. */
        ended: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
        version: z.number().int(),
        can: z.object({ end: z.boolean(), resume: z.boolean() }),
      })
      .nullable(),
  }),
);

const day = z.iso.date(issueCode('offer-day-required'));
const rupees = z.number(issueCode('offer-amount-required')).positive(issueCode('offer-amount-required')).max(100_000);
export const OfferFacts = {
  price: rupees,
  reference_price: rupees.nullable().default(null),
  starts_on: day,
  ends_on: day,
};
export const offerChange = { version: z.number().int().min(1), reason: Reason };
export const offerFilter = { state: OfferState.optional(), product: OfferProduct.optional() };

/** `ends_on` and `version` are what was seen: 412 where the settings or a colleague have changed it since. */
export const SettingsOfferChange = z.object({
  state: z.enum(['ended', 'resumed']),
  ends_on: day,
  version: z.number().int().min(0),
  reason: Reason,
});
