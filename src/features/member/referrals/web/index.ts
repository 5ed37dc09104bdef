/** What other features' pages may use from referrals. */
export { ReferralVisit } from './referral-visit.tsx';
