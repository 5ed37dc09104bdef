import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentToken } from './present-token.ts';

/** The token that the request is sent with, and whose it is; 404 for a request with a session. */
export const getCurrentToken: UseCase<'GET /api/api_tokens/current'> = async (ctx) => {
  const viewer = signedIn(ctx);
  if (!viewer.token) throw notFound('token');
  const row = await ctx.db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('id', '=', viewer.token.id)
    .executeTakeFirst();
  if (!row) throw notFound('token');
  return { data: presentToken({ ...row, expired: false }), meta: { user: { slug: viewer.slug, name: viewer.name } } };
};
