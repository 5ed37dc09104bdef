/** What other features' servers, and the wiring, may use from referrals. */
export { bindReferral } from './bind-referral.ts';
export { decideAbout, type ClaimDecision } from './decide-claim.ts';
export { notePaidForm, noteReturnedForm } from './follow-payments.ts';
export { waitingClaims } from './list-claims.ts';
export { referralsRoutes } from './routes.ts';
