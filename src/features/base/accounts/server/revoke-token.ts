import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { audit } from './audit.ts';

/** Revokes one of the viewer's own tokens, which ends it at once; 404 for anyone else's. */
export const revokeToken: UseCase<'DELETE /api/api_tokens/{id}'> = async (ctx, { params }) => {
  const revoked = await ctx.db
    .deleteFrom('api_tokens')
    .where('id', '=', params.id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw notFound('token');
  await audit(ctx, { action: 'token.revoke', objectType: 'api-token', objectId: revoked.id });
};
