import type { Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { ClaimStatus, LedgerStep } from '../contract.ts';

/** A member's referral code, the `rfr` parameter of their links. */
export type ReferralCodesTable = Rows['referral_codes'];

/** A referral; a member has at most one referrer. */
export type ReferralsTable = Rows['referrals'];

/** A fee that a referred member paid. Amounts are in paise. */
export type ReferralPaymentsTable = Rows['referral_payments'];

export type CashbackClaimsTable = Refine<
  Rows['cashback_claims'],
  {
    status: Generated<ClaimStatus>;
  }
>;

/** The append-only ledger of claims. The amounts of a member's claims add up to their balance. */
export type CashbackLedgerTable = Refine<
  Rows['cashback_ledger'],
  {
    step: LedgerStep;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    referral_codes: ReferralCodesTable;
    referrals: ReferralsTable;
    referral_payments: ReferralPaymentsTable;
    cashback_claims: CashbackClaimsTable;
    cashback_ledger: CashbackLedgerTable;
  }
}
