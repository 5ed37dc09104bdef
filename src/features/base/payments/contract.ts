/** Payments: purchases at the provider's hosted page, their settlement, receipts and refunds. */
import * as z from 'zod';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

export const PurchasableType = z.enum(['FitmentScore', 'Roadmap', 'ApplicationForm']);
export type PurchasableType = z.infer<typeof PurchasableType>;

export const PurchaseStatus = z.enum(['created', 'pending', 'success', 'failure', 'refund_pending', 'refunded', 'refund_failed']);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

/** Why a payment is refunded: the item was already paid for, or an operator decided so. */
export const RefundReason = z.enum(['paid-twice', 'operator']);
export type RefundReason = z.infer<typeof RefundReason>;

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

export const Purchase = resource(
  'purchase',
  z.object({
    status: PurchaseStatus,
    amount: z.string(),
    txnid: z.string(),
    payment_type: z.string(),
    title: z.string(),
    purchasable_type: PurchasableType,
    purchasable_id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The page that says what became of it. */
    status_path: z.string(),
    created_at: z.string(),
    paid_at: z.string().nullable(),
    roadmap_id: z.string().nullable(),
    user_slug: z.string().nullable(),
    job_application_id: z.string().nullable(),
    company_slug: z.string().nullable(),
    job_slug: z.string().nullable(),
    program_code: z.string().nullable(),
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
  }),
);

/** The provider's post is an open schema: unknown and repeated fields are normal, and nothing in it is trusted unverified. */
const ProviderAnswer = z.object({}).catchall(z.unknown());
const ANSWER_BYTES = 16_000;

export const paymentsContract = {
  'POST /api/purchases': {
    summary: 'Begin buying an item; the answer is the form for the provider',
    auth: true,
    body: {
      json: z.object({
        purchasable_id: z.uuid(),
        purchasable_type: PurchasableType,
        state_code: z
          .string()
          .regex(/^\d{2}$/)
          .optional(),
      }),
    },
    status: 201,
    ok: document(PaymentDetails),
    errors: [400, 404, 409, 503],
    idempotent: true,
    limit: { max: 30, seconds: 600 },
  },
  'GET /api/purchases/billing': {
    summary: 'What has to be known of the payer before paying',
    auth: true,
    ok: z.object({ state_required: z.boolean(), state_code: z.string().nullable() }),
  },
  'GET /api/purchases': {
    summary: 'One of my purchases by its transaction id, or all of them, newest first',
    auth: true,
    query: PageQuery.extend({ txnid: z.string().max(40).optional() }),
    ok: document(Purchase).or(list(Purchase)),
    errors: [404],
  },
  'POST /api/purchases/purchase_response': {
    summary: 'Where the provider sends the payer back to',
    body: { form: ProviderAnswer },
    status: 303,
    ok: { redirect: true },
    errors: [413, 415],
    maxBytes: ANSWER_BYTES,
    transaction: 'manual',
    crossSite: true,
  },
  'POST /api/purchases/webhook': {
    summary: 'What the provider tells the server directly',
    body: { form: ProviderAnswer, multipart: ProviderAnswer },
    ok: z.object({ received: z.literal(true) }),
    errors: [413, 415],
    maxBytes: ANSWER_BYTES,
    transaction: 'manual',
    crossSite: true,
  },
  'GET /api/purchases/{id}/pdf': {
    summary: 'The receipt of a purchase',
    auth: true,
    params: z.object({ id: z.uuid() }),
    ok: { file: 'application/pdf' },
    errors: [404],
    limit: { max: 60, seconds: 600 },
  },
  'GET /api/purchases/{id}/refund_pdf': {
    summary: 'The credit note or refund receipt of a purchase whose money is back',
    auth: true,
    params: z.object({ id: z.uuid() }),
    ok: { file: 'application/pdf' },
    errors: [404],
    limit: { max: 60, seconds: 600 },
  },
} satisfies Contract;

type PaymentsContract = typeof paymentsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends PaymentsContract {}
}
