import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { CODE, readMark, DAYS, DAY_SECONDS } from './bind-referral.ts';

/**
 * Remembers by whose link a browser came: the code and the moment, nothing of the visitor. The first link counts for 30 days;
 * for a visitor who has not agreed to be remembered it is forgotten with the browser's session.
 */
export const noteVisit: UseCase<'POST /api/referrals'> = async (ctx, { body }) => {
  // public: visitors come by links
  if (!CODE.test(body.code) || ctx.viewer || readMark(ctx)) return;
  const value = `${body.code}.${ctx.clock.now().getTime()}`;
  ctx.request.setCookie(cookieName(ctx.config, 'rfr'), value, body.remember ? { maxAgeSeconds: DAYS * DAY_SECONDS } : {});
};
