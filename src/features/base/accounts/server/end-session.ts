import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { audit } from './audit.ts';
import { SESSION_ENDED } from './sessions.ts';

/** Ends one of the viewer's own sessions; 404 for anyone else's. */
export const endSession: UseCase<'DELETE /api/users/auth/sessions/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound('session');
  ctx.announce(SESSION_ENDED, params.id);
  await audit(ctx, { action: 'end-session', objectType: 'session', objectId: params.id });
};
