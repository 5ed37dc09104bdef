import { sql } from 'kysely';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentToken } from './present-token.ts';

/** The viewer's tokens, the newest first; expired ones until they are purged. */
export const listTokens: UseCase<'GET /api/api_tokens'> = async (ctx) => {
  const rows = await ctx.db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .execute();
  return { data: rows.map(presentToken), meta: { next_cursor: null } };
};
