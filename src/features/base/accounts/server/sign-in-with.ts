import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, problem } from '#platform/http/errors.ts';
import { audit } from './audit.ts';
import { listProviders, type ProviderSettings } from './providers.ts';

/** The identity claims that a provider asserts. */
export type IdentityClaims = { subject: string; name: string; email: string; emailVerified: boolean };

const MAX_NAME_LENGTH = 120;

/**
 * The account of an identity, created on the first sign-in with the language of the current page. When the verified
 * e-mail address belongs to an existing account, the sign-in is refused with a hint to that account's provider.
 */
export async function signInWith(
  ctx: Context,
  provider: ProviderSettings,
  claims: IdentityClaims,
  language: Language,
): Promise<string> {
  const identity = (await findIdentity(ctx, provider, claims)) ?? (await findIdentityLocked(ctx, provider, claims));
  if (identity) {
    await audit(ctx, {
      action: 'sign-in',
      objectType: 'user',
      objectId: identity.user_id,
      actorId: identity.user_id,
      details: { provider: provider.id },
    });
    return identity.user_id;
  }
  await refuseSecondAccount(ctx, provider, claims);
  const name = cleanName(claims.name) || 'New member';
  const user = await ctx.db
    .insertInto('users')
    .values({ slug: await findFreeSlug(ctx, name), name, email: claims.email, email_verified: claims.emailVerified, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertIdentity(ctx, user.id, provider, claims);
  await audit(ctx, {
    action: 'sign-up',
    objectType: 'user',
    objectId: user.id,
    actorId: user.id,
    details: { provider: provider.id },
  });
  await ctx.publish('user.joined', { userId: user.id });
  return user.id;
}

/**
 * Links an identity to the account that requested it. 401 when that member is no longer signed in; 409 when the identity
 * belongs to another account.
 */
export async function linkIdentity(
  ctx: Context,
  userId: string,
  provider: ProviderSettings,
  claims: IdentityClaims,
): Promise<string> {
  if (ctx.viewer?.id !== userId) throw problem(401, 'link-session-ended', {}, { code: 'sign-in' });
  const identity = await findIdentityLocked(ctx, provider, claims);
  if (identity && identity.user_id !== userId) throw conflict('identity-taken', { provider: provider.name });
  if (!identity) {
    await insertIdentity(ctx, userId, provider, claims);
    await audit(ctx, { action: 'link', objectType: 'user', objectId: userId, details: { provider: provider.id } });
  }
  return userId;
}

const findIdentity = (ctx: Context, provider: ProviderSettings, claims: IdentityClaims) =>
  ctx.db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', provider.issuerKey)
    .where('subject', '=', claims.subject)
    .executeTakeFirst();

/**
 * Looks for the identity while other sign-ups wait for a lock, so that two tabs create one account and two people of the
 * same name get different slugs.
 */
async function findIdentityLocked(ctx: Context, provider: ProviderSettings, claims: IdentityClaims) {
  await sql`select pg_advisory_xact_lock(hashtextextended('accounts.sign-up', 0))`.execute(ctx.db);
  return findIdentity(ctx, provider, claims);
}

const insertIdentity = (ctx: Context, userId: string, provider: ProviderSettings, claims: IdentityClaims) =>
  ctx.db
    .insertInto('identities')
    .values({ issuer: provider.issuerKey, subject: claims.subject, provider: provider.id, user_id: userId, email: claims.email })
    .execute();

/**
 * Refuses a new account whose e-mail address belongs to another one. Only verified addresses are compared, so that the message
 * never reveals another person's account.
 */
async function refuseSecondAccount(ctx: Context, provider: ProviderSettings, claims: IdentityClaims): Promise<void> {
  if (!claims.emailVerified || !claims.email) return;
  const other = await ctx.db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select('identities.provider')
    .where(sql<boolean>`lower(users.email) = lower(${claims.email})`)
    .where('users.email_verified', '=', true)
    .orderBy(sql`identities.provider = ${provider.id}`)
    .executeTakeFirst();
  if (!other) return;
  // Another account at the same provider, which that provider lets people choose.
  if (other.provider === provider.id) throw conflict('email-in-use-same', { provider: provider.name });
  const name = listProviders(ctx.config).find(({ id }) => id === other.provider)?.name ?? other.provider;
  throw conflict('email-in-use', { name, provider: provider.name });
}

const cleanName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}<>]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);

async function findFreeSlug(ctx: Context, name: string): Promise<string> {
  const base =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 40) || 'member';
  const taken = await ctx.db.selectFrom('users').select('id').where('slug', '=', base).executeTakeFirst();
  return taken ? `${base}-${randomBytes(3).toString('hex')}` : base;
}

declare module '#platform/tasks/events.ts' {
  interface Events {
    'user.joined': { userId: string };
    'user.signed-in': { userId: string };
  }
}
