import type { Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { ClaimStatus, LedgerStep } from '../contract.ts';

/** A member's own code; it stands in their links as `rfr`. */
export type ReferralCodesTable = Rows['referral_codes'];

/** Who brought whom; a member is brought by one other at most. */
export type ReferralsTable = Rows['referrals'];

/** A fee that a referred member paid. Money in paise. */
export type ReferralPaymentsTable = Rows['referral_payments'];

export type CashbackClaimsTable = Refine<
  Rows['cashback_claims'],
  {
    status: Generated<ClaimStatus>;
  }
>;

/** Every step of a claim; rows are only added. A claim's amounts add up to what the referrer has of it. */
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
