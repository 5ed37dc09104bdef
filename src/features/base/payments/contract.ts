/** Payments: purchases at the provider's hosted page, their settlement, receipts and refunds. */
import * as z from 'zod';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { parsePhone } from '#platform/contract/phone-number.ts';
import { Contest, ContestInput, ContestSubject } from './contract-contests.ts';

export { ContestAnswer, ContestOutcome, ContestSubject } from './contract-contests.ts';

export const PurchaseStatus = z.enum(['created', 'pending', 'success', 'failure', 'refund_pending', 'refunded', 'refund_failed']);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

/** Why a payment is refunded: the item was already paid for, an operator decided so, or the payer took up an offer of it. */
export const RefundReason = z.enum(['paid-twice', 'operator', 'offered', 'item-gone']);
export type RefundReason = z.infer<typeof RefundReason>;

/** The names of what is sold at prices that staff may lower for a time. */
export const OfferProduct = z.enum(['report', 'plan']);
export type OfferProduct = z.infer<typeof OfferProduct>;

/** An offer that runs: the price named beside it holds until the end of the day `ends_on` in India. */
export const RunningOffer = z.object({
  /** The price after the offer, shown struck through. */
  list_price: z.number(),
  /** The regular price that the saving is computed against; null where that is the list price. */
  reference_price: z.number().nullable(),
  saving: z.number(),
  ends_on: z.string(),
});

/** The form fields that the browser posts to the provider, exactly as hashed. */
export const PaymentDetails = resource(
  'purchase',
  z.object({
    action: z.string(),
    m_key: z.string(),
    pre_request_hash: z.string(),
    txnid: z.string(),
    amount: z.string(),
    productinfo: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone: z.string(),
    surl: z.string(),
    furl: z.string(),
  }),
);

/**
 * The products on sale by type, with the names of the attributes that the API shows for a purchase of that type, and what a
 * payer may find wrong with one.
 */
export type ProductAttributes = Readonly<
  Record<string, { attributes: readonly string[]; contestable: readonly ContestSubject[] }>
>;

/** The names of the attributes of all products; a purchase has null for those of other products. */
export const productAttributeNames = (products: ProductAttributes): string[] => [
  ...new Set(Object.values(products).flatMap(({ attributes }) => attributes)),
];

/** A purchase as its owner sees it; `products` add their own attributes. */
const createPurchaseSchema = (products: ProductAttributes) => {
  const attributes = z.looseObject({
    status: PurchaseStatus,
    amount: z.string(),
    txnid: z.string(),
    payment_type: z.string(),
    title: z.string(),
    purchasable_type: purchasableType(products),
    purchasable_id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The page that shows the outcome of the payment. */
    status_path: z.string(),
    created_at: z.string(),
    paid_at: z.string().nullable(),
    /** While the outcome is unknown: when the provider was last asked, and when it will be asked next. */
    checked_at: z.string().nullable(),
    next_check_at: z.string().nullable(),
    receipt: z.object({ number: z.string(), kind: z.enum(['tax_invoice', 'payment_receipt']) }).nullable(),
    refund: z
      .object({
        amount: z.string(),
        reason: RefundReason,
        began_at: z.string(),
        document: z.object({ number: z.string(), kind: z.enum(['credit_note', 'refund_receipt']) }).nullable(),
      })
      .nullable(),
    /** What the payer contested last. */
    contest: Contest.nullable(),
    /** What the payer may contest now; empty where nothing is paid, or an answer is awaited. */
    contestable: z.array(ContestSubject),
  });
  const productFields = Object.fromEntries(productAttributeNames(products).map((name) => [name, z.string().nullable()]));
  // The attributes of products are known only at runtime, so the static type is the loose one.
  return resource('purchase', attributes.extend(productFields).strip() as unknown as typeof attributes);
};

const purchaseOrPage = (purchase: ReturnType<typeof createPurchaseSchema>) => document(purchase).or(list(purchase));

const purchasableType = (products: ProductAttributes) => z.enum(Object.keys(products));

const purchaseRequest = (products: ProductAttributes) =>
  z.object({
    purchasable_id: z.uuid(),
    purchasable_type: purchasableType(products),
    /** The payer's telephone number: Indian, or with its country code. */
    phone: z
      .string()
      .max(40)
      .refine((phone) => parsePhone(phone) !== null, issueCode('payer-phone')),
    /** The price in rupees that the payer was shown; a conflict when the item costs more now. */
    shown_price: z.number().optional(),
    state_code: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
  });

/** The provider's response is an open schema: unknown and repeated fields are normal, and nothing in it is trusted unverified. */
const ProviderResponse = z.object({}).catchall(z.unknown());
const MAX_RESPONSE_BYTES = 16_000;

const PurchaseId = z.object({ id: z.uuid() });

/** What a payer may say about a purchase. */
const createContestEndpoints = (products: ProductAttributes) =>
  ({
    'POST /api/purchases/{id}/contest': {
      summary: 'Say what is wrong with a purchase, or ask for the money back; staff answer it',
      auth: true,
      params: PurchaseId,
      body: { json: ContestInput },
      status: 201,
      ok: document(createPurchaseSchema(products)),
      errors: [404, 409],
      limit: { max: 20, seconds: 3600 },
    },
    'DELETE /api/purchases/{id}/contest': {
      summary: 'Withdraw what is contested and not answered yet',
      auth: true,
      params: PurchaseId,
      ok: document(createPurchaseSchema(products)),
      errors: [404, 409],
    },
  }) satisfies Contract;

/** Of one address. Far more than the provider sends, which tries again and whose payments are also asked for (decision 0150). */
const CALLBACK_LIMIT = { max: 1200, seconds: 60 };

/** The contract for the products on sale. */
export const createPaymentsContract = (products: ProductAttributes) =>
  ({
    'POST /api/purchases': {
      summary: 'Start the purchase of an item; returns the form fields for the provider',
      auth: true,
      body: {
        json: purchaseRequest(products),
      },
      status: 201,
      ok: document(PaymentDetails),
      errors: [400, 404, 409, 503],
      idempotent: true,
      limit: { max: 30, seconds: 600 },
    },
    'GET /api/purchases/billing': {
      summary: 'The billing details required before paying, with those of my last purchase',
      auth: true,
      ok: z.object({ state_required: z.boolean(), state_code: z.string().nullable(), phone: z.string().nullable() }),
    },
    'GET /api/purchases': {
      summary: 'One of my purchases by its transaction id, or all of them, newest first',
      auth: true,
      query: PageQuery.extend({
        txnid: z.string().max(40).optional(),
        /** Only the purchases of one item. */
        item: z.uuid().optional(),
      }),
      ok: purchaseOrPage(createPurchaseSchema(products)),
      errors: [404],
    },
    ...createContestEndpoints(products),
    'POST /api/purchases/purchase_response': {
      summary: 'The return URL of the payment: the provider sends the payer back with its response',
      body: { form: ProviderResponse },
      status: 303,
      ok: { redirect: true },
      errors: [413, 415],
      maxBytes: MAX_RESPONSE_BYTES,
      transaction: 'manual',
      crossSite: true,
      limit: CALLBACK_LIMIT,
    },
    'POST /api/purchases/webhook': {
      summary: 'The webhook of the payment provider',
      body: { form: ProviderResponse, multipart: ProviderResponse },
      ok: z.object({ received: z.literal(true) }),
      errors: [413, 415],
      maxBytes: MAX_RESPONSE_BYTES,
      transaction: 'manual',
      crossSite: true,
      limit: CALLBACK_LIMIT,
    },
    'GET /api/purchases/{id}/pdf': {
      summary: 'The receipt of a purchase',
      auth: true,
      params: PurchaseId,
      ok: { file: 'application/pdf' },
      errors: [404],
      limit: { max: 60, seconds: 600 },
      cost: 'document',
    },
    'GET /api/purchases/{id}/refund_pdf': {
      summary: 'The credit note or refund receipt of a refunded purchase',
      auth: true,
      params: PurchaseId,
      ok: { file: 'application/pdf' },
      errors: [404],
      limit: { max: 60, seconds: 600 },
      cost: 'document',
    },
  }) satisfies Contract;

type PaymentsContract = ReturnType<typeof createPaymentsContract>;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends PaymentsContract {}
}
