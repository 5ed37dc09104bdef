import type { Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { ClaimStatus, LedgerStep } from '../contract.ts';

/** A member's code, used in their links as `rfr`. */
export type ReferralCodesTable = Rows['referral_codes'];

/** A referral; a member has at most one referrer. */
export type ReferralsTable = Rows['referrals'];

/** A fee that a referred member paid. Money in paise. */
export type ReferralPaymentsTable = Rows['referral_payments'];

export type CashbackClaimsTable = Refine<
  Rows['cashback_claims'],
  {
    status: Generated<ClaimStatus>;
  }
>;

/** The ledger of claims; append-only. A claim's amounts add up to the referrer's balance. */
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
