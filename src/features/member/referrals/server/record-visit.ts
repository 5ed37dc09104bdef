import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { CODE_FORMAT, parseReferralCookie, VISIT_DAYS, DAY_SECONDS } from './attribute-sign-up.ts';

/**
 * Stores the referral code and the time in a cookie, and nothing about the visitor. A later link does not replace it. The
 * cookie lasts 30 days or, without consent, for the browser session.
 */
export const recordVisit: UseCase<'POST /api/referrals'> = async (ctx, { body }) => {
  // public: visitors arrive through referral links
  if (!CODE_FORMAT.test(body.code) || ctx.viewer || parseReferralCookie(ctx)) return;
  const value = `${body.code}.${ctx.clock.now().getTime()}`;
  ctx.request.setCookie(cookieName(ctx.config, 'rfr'), value, body.remember ? { maxAgeSeconds: VISIT_DAYS * DAY_SECONDS } : {});
};
