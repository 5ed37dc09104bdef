import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';

/** Requires a sign-in within the last ten minutes; otherwise 401 with the code `sign-in-again`. */
export async function requireFreshSession(ctx: Context): Promise<void> {
  const viewer = signedIn(ctx);
  const fresh = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', viewer.sessionId)
    .where('authenticated_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  if (!fresh) throw problem(401, 'sign-in-again', {}, { title: 'sign-in-again' });
}
