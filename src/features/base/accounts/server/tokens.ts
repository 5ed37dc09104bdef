/** API tokens, timed by the database clock; one that is revoked is deleted. */
import { sql } from 'kysely';
import type { Context, Viewer } from '#platform/http/context.ts';
import { tokenInvalid } from '#platform/http/errors.ts';
import { hashSecret } from './secrets.ts';
import { isSuspended } from './suspended.ts';
import { isToken } from './token-secret.ts';

/**
 * The member whose token the request was sent with; 401 for any other token. A token never has the rights of staff, and a
 * suspended member has none, because suspending revokes them. Updates "last used" at most once a minute.
 */
export async function authenticateToken(ctx: Context, token: string): Promise<Viewer> {
  if (!isToken(token)) throw tokenInvalid();
  const row = await ctx.db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id as tokenId', 'api_tokens.scopes', 'users.id', 'users.slug', 'users.name'])
    .select(isSuspended.as('suspended'))
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('stale'))
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw tokenInvalid();
  const { stale, tokenId, scopes, ...member } = row;
  if (stale)
    await ctx.db
      .updateTable('api_tokens')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', tokenId)
      .execute();
  return { ...member, staff: false, scopes: [], sessionId: '', token: { id: tokenId, scopes } };
}

/** Revokes all tokens of a member. */
export async function revokeTokens(ctx: Context, userId: string): Promise<void> {
  await ctx.db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}
