import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { CODE, parseReferralCookie, DAYS, DAY_SECONDS } from './attribute-sign-up.ts';

/**
 * Stores the referral code and time in a cookie, nothing about the visitor. The first link counts for 30 days, or for
 * the browser session without consent.
 */
export const recordVisit: UseCase<'POST /api/referrals'> = async (ctx, { body }) => {
  // public: visitors arrive through referral links
  if (!CODE.test(body.code) || ctx.viewer || parseReferralCookie(ctx)) return;
  const value = `${body.code}.${ctx.clock.now().getTime()}`;
  ctx.request.setCookie(cookieName(ctx.config, 'rfr'), value, body.remember ? { maxAgeSeconds: DAYS * DAY_SECONDS } : {});
};
