/** Factories for tests: people with a session. */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { cookieName } from '#platform/server/cookies.ts';
import { hashSecret, newSecret } from './secrets.ts';

export type TestMember = { id: string; slug: string; name: string; cookie: string };

/** A signed-in member; `staff` for operations. */
export async function aMember(
  ctx: Context,
  over: { name?: string; email?: string; staff?: boolean; signedInMinutesAgo?: number } = {},
): Promise<TestMember> {
  const name = over.name ?? 'Ana Silva';
  const slug = `member-${randomBytes(6).toString('hex')}`;
  const user = await ctx.db
    .insertInto('users')
    .values({ slug, name, email: over.email ?? `${slug}@people.example`, email_verified: true, staff: over.staff ?? false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('identities')
    .values({ issuer: 'test', subject: randomUUID(), provider: 'google', user_id: user.id })
    .execute();
  const token = newSecret();
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: user.id,
      provider: 'google',
      authenticated_at: sql`now() - make_interval(mins => ${over.signedInMinutesAgo ?? 0})`,
      absolute_expires_at: sql`now() + interval '1 day'`,
    })
    .execute();
  return { id: user.id, slug, name, cookie: `${cookieName(ctx.config, 'sid')}=${token}` };
}
