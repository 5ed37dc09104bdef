/** Referrals: a member's link, its sign-ups, and the cashback of paid applications. */
import * as z from 'zod';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

export const ClaimStatus = z.enum(['pending', 'hold', 'approved', 'rejected', 'clawed_back']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;
export const LedgerStep = z.enum(['pending', 'hold', 'approved', 'rejected', 'clawback']);
export type LedgerStep = z.infer<typeof LedgerStep>;

export const ReferralCode = resource('referral_code', z.object({ code: z.string() }));

/** A sign-up through the member's link. It names neither the person nor their application. */
export const Referral = resource(
  'referral',
  z.object({
    joined_at: z.string(),
    state: z.enum(['joined', 'paid', 'returned']),
    /** The claimable amount in rupees; 0 before a payment. */
    amount: z.number(),
    claim: ClaimStatus.nullable(),
    /** Why the cashback of a paid fee cannot be claimed: same device or same payment details. */
    refused: z.enum(['device', 'payment']).nullable(),
    can: z.object({ claim: z.boolean() }),
  }),
);

/** A claim with its ledger. Amounts are in rupees; the amounts of all ledgers add up to the referrer's balance. */
export const CashbackClaim = resource(
  'claim_cashback',
  z.object({
    status: ClaimStatus,
    amount: z.number(),
    created_at: z.string(),
    /** The earliest time of approval: when the refund period of the fee ends. */
    held_until: z.string(),
    ledger: z.array(z.object({ step: LedgerStep, amount: z.number(), reason: z.string(), at: z.string() })),
  }),
);

export const ReferralAmount = resource(
  'referral_amount',
  z.object({ code: z.string(), title: z.string(), provider: z.string(), amount: z.number(), fee: z.number() }),
);

const Id = z.object({ id: z.uuid() });

export const referralsContract = {
  'GET /api/programs/referral_amounts': {
    summary: 'Programs with a referral amount, highest first',
    query: PageQuery,
    ok: list(ReferralAmount),
  },
  'GET /api/programs/referral_amounts/{program_id}': {
    summary: 'The referral amount of a program',
    params: z.object({ program_id: z.string().max(60) }),
    ok: document(ReferralAmount),
    errors: [404],
  },
  'GET /api/referral_codes': { summary: 'My referral code, if created', auth: true, ok: feed(ReferralCode) },
  'POST /api/referral_codes': {
    summary: 'Create my referral code, or return the existing one',
    auth: true,
    status: 201,
    ok: document(ReferralCode),
  },
  'POST /api/referrals': {
    summary: 'Record a visit through a referral link; the first link counts',
    body: { json: z.object({ code: z.string().max(64), remember: z.boolean() }) },
    status: 204,
    ok: null,
    limit: { max: 30, seconds: 600 },
  },
  'GET /api/referrals': { summary: 'Sign-ups through my link, latest first', auth: true, query: PageQuery, ok: list(Referral) },
  'GET /api/claim_cashbacks': {
    summary: 'My claims with their ledgers, latest first',
    auth: true,
    query: PageQuery,
    ok: list(CashbackClaim).extend({ balance: z.number() }),
  },
  'POST /api/claim_cashbacks': {
    summary: 'Claim the cashback of a referral, once',
    auth: true,
    body: { json: z.object({ referral_id: z.uuid() }) },
    status: 201,
    ok: document(CashbackClaim),
    errors: [400, 404, 409],
    idempotent: true,
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/claim_cashbacks/review': {
    summary: 'Undecided claims, oldest first; for staff',
    auth: true,
    ok: feed(CashbackClaim),
    errors: [403, 404],
  },
  'POST /api/claim_cashbacks/{id}/decide': {
    summary: 'Hold, approve or reject a claim with a reason; for staff',
    auth: true,
    params: Id,
    body: {
      json: z.object({ decision: z.enum(['hold', 'approved', 'rejected']), reason: z.string().trim().min(3).max(500) }),
    },
    ok: document(CashbackClaim),
    errors: [403, 404, 409],
  },
} satisfies Contract;

type ReferralsContract = typeof referralsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ReferralsContract {}
}
