import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { audit } from './audit.ts';
import { requireFreshSession } from './require-fresh-session.ts';

/**
 * Unlinks an identity of the viewer, after a recent sign-in. The last one cannot be unlinked, since the account would be
 * unreachable.
 */
export const unlinkIdentity: UseCase<'DELETE /api/users/auth/identities/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  await requireFreshSession(ctx);
  const identities = await ctx.db.selectFrom('identities').select('id').where('user_id', '=', viewer.id).forUpdate().execute();
  if (!identities.some((identity) => identity.id === params.id)) throw notFound('linked-sign-in');
  if (identities.length === 1) throw conflict('last-identity');
  await ctx.db.deleteFrom('identities').where('id', '=', params.id).execute();
  await audit(ctx, { action: 'unlink', objectType: 'user', objectId: viewer.id });
};
