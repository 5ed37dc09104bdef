import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { audit } from './audit.ts';
import { SESSION } from './sessions.ts';

/** Ends one of the viewer's own sessions; anybody else's does not exist for them. */
export const endSession: UseCase<'DELETE /api/users/auth/sessions/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound('session');
  ctx.announce(SESSION, params.id);
  await audit(ctx, { action: 'end-session', objectType: 'session', objectId: params.id });
};
