/** Money as staff see it: purchases with their history, refunds, the days' books, and documents for the tax return. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import {
  ContestAnswer,
  ContestOutcome,
  ContestSubject,
  OfferProduct,
  PurchaseStatus,
  RefundReason,
} from '#features/base/payments/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, feed, find, resource, type Contract } from '#platform/contract/endpoint.ts';
import {
  offerChange,
  OfferFacts,
  offerFilter,
  OfferItem,
  ProductPrice,
  SettingsOfferChange,
  StaffOffer,
} from './contract-offers.ts';

/** `held`: the provider's answer contradicts the purchase, and staff decide. */
export const PurchaseState = z.enum(['held', ...PurchaseStatus.options]);

const purchaseFields = {
  title: z.string(),
  txnid: z.string(),
  /** In rupees. */
  amount: z.number(),
  state: PurchaseState,
  member: z.object({ slug: z.string(), name: z.string() }),
  created_at: z.string(),
};

export const PurchaseItem = resource('staff_purchase', z.object(purchaseFields));

const Amounts = z.object({
  number: z.string(),
  taxable: z.number().nullable(),
  cgst: z.number().nullable(),
  sgst: z.number().nullable(),
  igst: z.number().nullable(),
});

const EventKind = z.enum(['created', 'browser', 'webhook', 'verify', 'refund', 'operator']);

/** What happened, in order; `fields` is what the provider sent, without card data. */
const PurchaseEvent = z.object({
  kind: EventKind,
  at: z.string(),
  /** Whether the provider's signature was right; null where there is none. */
  signed: z.boolean().nullable(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** The history; only after saying why it is opened. */
const PurchaseDetails = z.object({
  opened_for: z.string(),
  provider_ref: z.string(),
  payment_type: z.string(),
  held_because: z.string(),
  /** The last digits. */
  phone: z.string(),
  events: z.array(PurchaseEvent),
  receipt: Amounts.nullable(),
  refund: z
    .object({
      amount: z.number(),
      reason: RefundReason,
      note: z.string(),
      began_at: z.string(),
      ended_at: z.string().nullable(),
      number: z.string().nullable(),
    })
    .nullable(),
  /** What staff did. */
  history: z.array(AuditEntry),
});

export const StaffPurchase = resource(
  'staff_purchase',
  z.object({
    ...purchaseFields,
    details: PurchaseDetails.nullable(),
    can: z.object({ refund: z.boolean(), check: z.boolean() }),
  }),
);

const contestFields = {
  title: z.string(),
  txnid: z.string(),
  /** In rupees. */
  amount: z.number(),
  about: ContestSubject,
  /** Null while it waits. */
  outcome: ContestOutcome.nullable(),
  member: z.object({ slug: z.string(), name: z.string() }),
  contested_at: z.string(),
};
export const ContestItem = resource('staff_contest', z.object(contestFields));
export const StaffContest = resource(
  'staff_contest',
  z.object({
    ...contestFields,
    text: z.string(),
    answer: z.string(),
    answered_at: z.string().nullable(),
    purchase: z.object({ id: z.string(), state: PurchaseState, bought_at: z.string(), receipt: z.string().nullable() }),
    /** What happened to the purchase, in order; what the provider sent is shown with the purchase. */
    history: z.array(z.object({ kind: EventKind, at: z.string() })),
    /** What was contested at this purchase before. */
    earlier: z.array(
      z.object({
        about: ContestSubject,
        at: z.string(),
        text: z.string(),
        outcome: ContestOutcome.nullable(),
        answer: z.string(),
      }),
    ),
    /** How the viewer may answer; a refund needs the scope of finance. */
    answers: z.array(ContestAnswer),
    /** What staff did. */
    acts: z.array(AuditEntry),
  }),
);

const Id = z.object({ id: z.uuid() });
const contestFilter = {
  find,
  state: z.enum([...ContestOutcome.options, 'all']).optional(),
  about: ContestSubject.optional(),
};
const filter = { find, state: PurchaseState.optional() };

const Totals = z.object({ payments: z.number().int(), paid: z.number(), refunded: z.number() });
export const DayBook = resource(
  'day_book',
  z.object({
    day: z.string(),
    made_at: z.string(),
    ours: Totals,
    theirs: Totals,
    /** In rupees; 0 where the books agree. */
    difference: z.number(),
    mismatches: z.array(
      z.object({
        txnid: z.string(),
        what: z.enum(['paid-there-only', 'paid-here-only', 'other-amount', 'other-refund', 'held', 'not-answered']),
        ours: z.number(),
        theirs: z.number().nullable(),
      }),
    ),
  }),
);
const Day = z.object({ day: z.iso.date() });

export const moneyContract = {
  'GET /api/staff/prices': {
    summary: 'What each product costs today, with the offer that runs; for finance',
    ok: feed(ProductPrice),
    errors: [403, 404],
  },
  'POST /api/staff/prices/{product}/settings_offer': {
    summary:
      'End the offer of the settings now, or on the same day let it go on; payments that have begun keep their price; for finance',
    auth: true,
    params: z.object({ product: OfferProduct }),
    body: { json: SettingsOfferChange },
    ok: document(ProductPrice),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/offers': {
    summary: 'Offers that staff scheduled, the last to begin first; for finance',
    query: z.object({ ...offerFilter, cursor }),
    ok: countedFeed(OfferItem),
    errors: [403, 404],
  },
  'GET /api/staff/offers/export': {
    summary: 'Offers as CSV; for finance, with a sign-in within the last ten minutes',
    query: z.object(offerFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/offers/{id}': {
    summary: 'One offer, as payers see it, with its history; for finance',
    params: Id,
    ok: document(StaffOffer),
    errors: [403, 404],
  },
  'POST /api/staff/offers': {
    summary:
      'Schedule an offer below the list price that ends on a day, and not shortly before or after another one; for finance',
    auth: true,
    body: { json: z.object({ product: OfferProduct, ...OfferFacts, reason: Reason }) },
    status: 201,
    ok: document(StaffOffer),
    errors: [403, 404],
  },
  'PATCH /api/staff/offers/{id}': {
    summary: 'Change an offer that has not begun; 409 for one that has; for finance',
    auth: true,
    params: Id,
    body: { json: z.object({ ...OfferFacts, ...offerChange }) },
    ok: document(StaffOffer),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/offers/{id}/state': {
    summary: 'End an offer now, or on the same day let it go on; payments that have begun keep their price; for finance',
    auth: true,
    params: Id,
    body: { json: z.object({ state: z.enum(['ended', 'resumed']), ...offerChange }) },
    ok: document(StaffOffer),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/purchases': {
    summary: 'Purchases by number, payment reference or member, the newest first; for finance',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(PurchaseItem),
    errors: [403, 404],
  },
  'GET /api/staff/purchases/export': {
    summary: 'Purchases as CSV; for finance, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/purchases/{id}': {
    summary: 'One purchase; with its history for half an hour after saying why',
    params: Id,
    ok: document(StaffPurchase),
    errors: [403, 404],
  },
  'POST /api/staff/purchases/{id}/open': {
    summary: 'Say why a purchase is opened; the reason is in the audit log',
    auth: true,
    params: Id,
    body: { json: z.object({ reason: Reason }) },
    ok: document(StaffPurchase),
    errors: [403, 404],
  },
  'POST /api/staff/purchases/{id}/check': {
    summary: 'Ask the payment provider about an open purchase again; for finance',
    auth: true,
    params: Id,
    body: { json: z.object({ reason: Reason }) },
    ok: document(StaffPurchase),
    errors: [403, 404, 409],
    transaction: 'manual',
    limit: { max: 30, seconds: 300 },
  },
  'POST /api/staff/purchases/{id}/refund': {
    summary: 'Refund what was paid; 412 if the purchase has changed meanwhile; for finance, with a fresh sign-in',
    auth: true,
    params: Id,
    body: { json: z.object({ state: PurchaseState, reason: Reason }) },
    ok: document(StaffPurchase),
    errors: [401, 403, 404, 409, 412, 503],
    transaction: 'manual',
  },
  'GET /api/staff/contests': {
    summary: 'What members contest of their purchases, by default what waits for an answer; for finance and support',
    query: z.object({ ...contestFilter, cursor }),
    ok: countedFeed(ContestItem),
    errors: [403, 404],
  },
  'GET /api/staff/contests/export': {
    summary: 'What members contest as CSV; for finance and support, with a sign-in within the last ten minutes',
    query: z.object(contestFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/contests/{id}': {
    summary: 'What one member contests, with the history of the purchase; for finance and support',
    params: Id,
    ok: document(StaffContest),
    errors: [403, 404],
  },
  'POST /api/staff/contests/{id}': {
    summary: 'Answer what a member contests, who reads the answer; a refund is for finance, with a fresh sign-in',
    auth: true,
    params: Id,
    body: { json: z.object({ outcome: ContestAnswer, answer: Reason }) },
    ok: document(StaffContest),
    errors: [401, 403, 404, 409],
  },
  'GET /api/staff/books': {
    summary: 'The books of the last days, ours beside the provider’s; for finance',
    ok: feed(DayBook),
    errors: [403, 404],
  },
  'GET /api/staff/books/export': {
    summary: 'The books of the last days as CSV; for finance, with a sign-in within the last ten minutes',
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/cashbacks/export': {
    summary: 'Undecided claims of cashback as CSV; for finance, with a sign-in within the last ten minutes',
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/cashbacks/{id}/history': {
    summary: 'What staff decided about a claim of cashback, the latest first; for finance',
    params: Id,
    ok: feed(AuditEntry),
    errors: [403, 404],
  },
  'POST /api/staff/books/{day}': {
    summary: 'Compare the books of a day in India again; for finance',
    auth: true,
    params: Day,
    ok: document(DayBook),
    errors: [403, 404],
    transaction: 'manual',
    limit: { max: 10, seconds: 300 },
  },
  'GET /api/staff/tax/{month}': {
    summary: 'Receipts and refund documents of a month as CSV; for finance, with a sign-in within the last ten minutes',
    params: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    ok: csv,
    errors: [401, 403, 404],
  },
} satisfies Contract;

type MoneyContract = typeof moneyContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends MoneyContract {}
}
