import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { audit } from './audit.ts';
import { SESSION_ENDED } from './sessions.ts';

/** Ends the current session and clears its cookie; does nothing for a visitor. */
export const signOut: UseCase<'DELETE /api/users/auth/sign_out'> = async (ctx) => {
  // public: a visitor's stale cookie is cleared as well
  if (ctx.viewer) {
    await ctx.db.deleteFrom('sessions').where('id', '=', ctx.viewer.sessionId).execute();
    ctx.announce(SESSION_ENDED, ctx.viewer.sessionId);
    await audit(ctx, { action: 'sign-out', objectType: 'user', objectId: ctx.viewer.id });
  }
  ctx.request.setCookie(cookieName(ctx.config, 'sid'), null);
  ctx.request.setHeader('clear-site-data', '"cache", "storage"');
};
