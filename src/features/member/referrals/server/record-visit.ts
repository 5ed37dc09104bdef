import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { CODE, parseReferralCookie, DAYS, DAY_SECONDS } from './attribute-sign-up.ts';

/**
 * Remembers by whose link a browser came: the code and the moment, nothing of the visitor. The first link counts for 30 days;
 * for a visitor who has not agreed to be remembered it is forgotten with the browser's session.
 */
export const recordVisit: UseCase<'POST /api/referrals'> = async (ctx, { body }) => {
  // public: visitors come by links
  if (!CODE.test(body.code) || ctx.viewer || parseReferralCookie(ctx)) return;
  const value = `${body.code}.${ctx.clock.now().getTime()}`;
  ctx.request.setCookie(cookieName(ctx.config, 'rfr'), value, body.remember ? { maxAgeSeconds: DAYS * DAY_SECONDS } : {});
};
