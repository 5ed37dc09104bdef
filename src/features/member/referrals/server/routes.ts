import { implement } from '#platform/http/http.ts';
import { referralsContract } from '../contract.ts';
import { recordVisit } from './record-visit.ts';
import { claimCashback } from './claim-cashback.ts';
import { decideClaim } from './decide-claim.ts';
import { listClaims } from './list-claims.ts';
import { listUndecidedClaims } from './list-undecided-claims.ts';
import { listReferrals } from './list-referrals.ts';
import { getAmount } from './get-amount.ts';
import { listAmounts } from './list-amounts.ts';
import { getCode } from './get-code.ts';
import { createCode } from './create-code.ts';

export const referralsRoutes = implement(referralsContract, {
  'GET /api/programs/referral_amounts': listAmounts,
  'GET /api/programs/referral_amounts/{program_id}': getAmount,
  'GET /api/referral_codes': getCode,
  'POST /api/referral_codes': createCode,
  'POST /api/referrals': recordVisit,
  'GET /api/referrals': listReferrals,
  'GET /api/claim_cashbacks': listClaims,
  'POST /api/claim_cashbacks': claimCashback,
  'GET /api/claim_cashbacks/review': listUndecidedClaims,
  'POST /api/claim_cashbacks/{id}/decide': decideClaim,
});
