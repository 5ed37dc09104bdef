import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { describeDevice } from './describe-device.ts';
import { isSuspended } from './suspended.ts';

/** An account by its id or slug with what staff may see of it. 404 for none. Checks no permission. */
export async function getAccount(ctx: Context, slug: string, { isLocked = false } = {}) {
  const account = await ctx.db
    .selectFrom('users')
    .select(['id', 'slug', 'name', 'email', 'email_verified', 'headline', 'location', 'language'])
    .select(['created_at', 'deleted_at', 'staff_scopes', 'suspended_until'])
    .select(isSuspended.as('suspended'))
    .where('slug', '=', slug)
    .$if(isLocked, (qb) => qb.forUpdate())
    .executeTakeFirst();
  if (!account) throw notFound('member');
  return account;
}

export type Account = Awaited<ReturnType<typeof getAccount>>;

/** With what an account signs in, and where it is signed in. */
export async function getSignIns(ctx: Context, id: string) {
  const identities = await ctx.db
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_prefix', 'last_seen_at'])
    .where('user_id', '=', id)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return {
    identities,
    sessions: sessions.map(({ user_agent, ...session }) => ({ ...session, device: describeDevice(user_agent) })),
  };
}
