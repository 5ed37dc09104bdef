import { sql } from 'kysely';
import { Problem } from '#platform/contract/problem.ts';
import { signedIn, type Context } from '#platform/http/context.ts';

/** Requires a sign-in within the last ten minutes; otherwise 401 with the code `sign-in-again`. */
export async function requireFreshSession(ctx: Context): Promise<void> {
  const viewer = signedIn(ctx);
  const fresh = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', viewer.sessionId)
    .where('authenticated_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  if (!fresh)
    throw new Problem(401, 'Sign in again', { detail: 'For this change, please sign in again first.', code: 'sign-in-again' });
}
