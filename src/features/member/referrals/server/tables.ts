import type { ColumnType, Generated } from 'kysely';
import type { ClaimStatus, LedgerStep } from '../contract.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A member's own code; it stands in their links as `rfr`. */
export type ReferralCodesTable = { user_id: string; code: string; created_at: Stamp };

/** Who brought whom; a member is brought by one other at most. */
export type ReferralsTable = {
  id: Generated<string>;
  referrer_id: string;
  referred_id: string;
  same_device: Generated<boolean>;
  joined_at: Stamp;
};

/** A fee that a referred member paid. Money in paise. */
export type ReferralPaymentsTable = {
  application_form_id: string;
  referral_id: string;
  program_id: string;
  paid_paise: number;
  amount_paise: number;
  same_payer: Generated<boolean>;
  paid_at: Date;
  returned_at: Date | null;
};

export type CashbackClaimsTable = {
  id: Generated<string>;
  referral_id: string;
  application_form_id: string;
  user_id: string;
  amount_paise: number;
  status: Generated<ClaimStatus>;
  created_at: Stamp;
  changed_at: Stamp;
};

/** Every step of a claim; rows are only added. A claim's amounts add up to what the referrer has of it. */
export type CashbackLedgerTable = {
  id: Generated<number>;
  claim_id: string;
  step: LedgerStep;
  amount_paise: Generated<number>;
  reason: Generated<string>;
  at: Stamp;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    referral_codes: ReferralCodesTable;
    referrals: ReferralsTable;
    referral_payments: ReferralPaymentsTable;
    cashback_claims: CashbackClaimsTable;
    cashback_ledger: CashbackLedgerTable;
  }
}
