import { sql } from 'kysely';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { audit } from './audit.ts';
import { lockMember } from './change-member.ts';
import { presentToken } from './present-token.ts';
import { requireFreshSession } from './require-fresh-session.ts';
import { hashSecret } from './secrets.ts';
import { newToken } from './token-secret.ts';

const MAX_TOKENS = 20;

/** Creates an API token after a fresh sign-in; the response is the only place where its text is ever shown. */
export const createToken: UseCase<'POST /api/api_tokens'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  await requireFreshSession(ctx);
  await lockMember(ctx, viewer.id);
  const { count } = await ctx.db
    .selectFrom('api_tokens')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_TOKENS) throw conflict('too-many-tokens', { max: MAX_TOKENS });
  const token = newToken();
  const row = await ctx.db
    .insertInto('api_tokens')
    .values({
      user_id: viewer.id,
      name: body.name,
      token_hash: hashSecret(token),
      scopes: [...new Set(body.scopes)],
      expires_at: sql`now() + make_interval(days => ${body.days})`,
    })
    .returning(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .executeTakeFirstOrThrow();
  await audit(ctx, {
    action: 'token.create',
    objectType: 'api-token',
    objectId: row.id,
    details: { scopes: row.scopes, days: body.days },
  });
  return { data: presentToken({ ...row, expired: false }), meta: { token } };
};
