/** The server interface of referrals for other features and the wiring. */
export { attributeSignUp } from './attribute-sign-up.ts';
export { applyDecision, type ClaimDecision } from './decide-claim.ts';
export { recordPaidFee, recordRefundedFee } from './record-fees.ts';
export { countUndecidedClaims, findUndecidedClaims } from './list-claims.ts';
export { referralsRoutes } from './routes.ts';
