import { implement } from '#platform/http/http.ts';
import { referralsContract } from '../contract.ts';
import { noteVisit } from './bind-referral.ts';
import { claimCashback } from './claim-cashback.ts';
import { decideClaim } from './decide-claim.ts';
import { listClaims, listWaitingClaims } from './list-claims.ts';
import { listReferrals } from './list-referrals.ts';
import { getAmount, listAmounts } from './referral-amounts.ts';
import { getCode, makeCode } from './referral-codes.ts';

export const referralsRoutes = implement(referralsContract, {
  'GET /api/programs/referral_amounts': listAmounts,
  'GET /api/programs/referral_amounts/{program_id}': getAmount,
  'GET /api/referral_codes': getCode,
  'POST /api/referral_codes': makeCode,
  'POST /api/referrals': noteVisit,
  'GET /api/referrals': listReferrals,
  'GET /api/claim_cashbacks': listClaims,
  'POST /api/claim_cashbacks': claimCashback,
  'GET /api/claim_cashbacks/review': listWaitingClaims,
  'POST /api/claim_cashbacks/{id}/decide': decideClaim,
});
