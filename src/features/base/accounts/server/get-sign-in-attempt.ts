import { sql } from 'kysely';
import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { hashSecret } from './secrets.ts';

/** Where the sign-in that this browser has begun returns to, so that one that fails can be begun again from the same place. */
export const getSignInAttempt: UseCase<'GET /api/users/auth/attempt'> = async (ctx) => {
  const secret = ctx.request.cookies.get(cookieName(ctx.config, 'login'));
  if (!secret) return { data: null };
  const attempt = await ctx.db
    .selectFrom('login_attempts')
    .select(['return_to', 'link_user_id'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!attempt) return { data: null };
  return { data: { return_to: attempt.return_to, purpose: attempt.link_user_id === null ? 'sign-in' : 'link' } };
};
