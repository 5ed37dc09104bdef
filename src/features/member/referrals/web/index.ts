/** Web exports of referrals for pages of other features. */
export { ReferralVisit } from './referral-visit.tsx';
