import { sql } from 'kysely';
import { signedIn, type Context } from '#platform/http/context.ts';
import { problem } from '#platform/http/errors.ts';

/** Requires a sign-in within the last ten minutes; otherwise 401 with the code `sign-in-again`. */
export async function requireFreshSession(ctx: Context): Promise<void> {
  const session = await findFreshness(ctx);
  if (!session?.isFresh) throw problem(401, 'sign-in-again', {}, { title: 'sign-in-again' });
}

/** Whether somebody is signed in who signed in within the last ten minutes. */
export const hasFreshSession = async (ctx: Context): Promise<boolean> =>
  ctx.viewer !== null && (await findFreshness(ctx))?.isFresh === true;

/** Until when the viewer's sign-in counts as recent. */
export async function findFreshUntil(ctx: Context): Promise<Date> {
  const session = await findFreshness(ctx);
  return session?.until ?? new Date(0);
}

const findFreshness = (ctx: Context) =>
  ctx.db
    .selectFrom('sessions')
    .select(sql<Date>`authenticated_at + interval '10 minutes'`.as('until'))
    .select(sql<boolean>`authenticated_at > now() - interval '10 minutes'`.as('isFresh'))
    .where('id', '=', signedIn(ctx).sessionId)
    .executeTakeFirst();
