import { sql } from 'kysely';
import * as oidc from 'openid-client';
import { DEFAULT_LANGUAGE, languageOfPath } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadCurrentUser } from './get-current-user.ts';
import { isForUs } from './is-for-us.ts';
import { discoverClient, getProvider, providerUnavailable, type ProviderSettings } from './providers.ts';
import { hashSecret } from './secrets.ts';
import { startSession } from './sessions.ts';
import { linkIdentity, signInWith, type IdentityClaims } from './sign-in-with.ts';
import { verifyCredential } from './verify-credential.ts';

export type SignInAttempt = {
  provider: string;
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
  link_user_id: string | null;
};

const signInFailed = (cause?: unknown) => problem(401, 'sign-in-failed', {}, { title: 'sign-in-failed', cause });

/** Finishes a sign-in: consumes the attempt, verifies the provider's response, and starts a session. */
export const finishSignIn: UseCase<'POST /api/users/auth/{provider}'> = async (ctx, { params, body }) => {
  // public: visitors sign in with it
  const provider = getProvider(ctx.config, params.provider);
  const attempt = await consumeAttempt(ctx);
  ctx.request.setCookie(cookieName(ctx.config, 'login'), null);
  if (!attempt || attempt.provider !== provider.id || attempt.state !== body.state) throw signInFailed();
  const claims = body.credential
    ? await verifyCredential(provider, body.credential, attempt.nonce)
    : await exchangeCode(provider, attempt, body);
  if (!claims) throw signInFailed();

  const data = await ctx.inTransaction(async (transaction) => {
    const userId = attempt.link_user_id
      ? await linkIdentity(transaction, attempt.link_user_id, provider, claims)
      : await signInWith(transaction, provider, claims, languageOfPath(attempt.return_to) ?? DEFAULT_LANGUAGE);
    await startSession(transaction, userId, provider.id);
    await transaction.publish('user.signed-in', { userId });
    return loadCurrentUser(transaction, userId);
  });
  return { data, meta: { return_to: attempt.return_to } };
};

/** Deletes and returns the attempt of this browser, so that it works once, even for two simultaneous responses. */
async function consumeAttempt(ctx: Context): Promise<SignInAttempt | undefined> {
  const secret = ctx.request.cookies.get(cookieName(ctx.config, 'login'));
  if (!secret) return undefined;
  await ctx.db
    .deleteFrom('login_attempts')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  return ctx.db
    .deleteFrom('login_attempts')
    .where('secret_hash', '=', hashSecret(secret))
    .returning(['provider', 'state', 'nonce', 'code_verifier', 'return_to', 'link_user_id'])
    .executeTakeFirst();
}

async function exchangeCode(
  provider: ProviderSettings,
  attempt: SignInAttempt,
  response: { token?: string | undefined; iss?: string | undefined },
): Promise<IdentityClaims | null> {
  if (!response.token) return null;
  const client = await discoverClient(provider);
  const url = new URL(provider.redirectUri);
  url.searchParams.set('code', response.token);
  url.searchParams.set('state', attempt.state);
  if (response.iss) url.searchParams.set('iss', response.iss);
  try {
    const checks = provider.isLinkedIn ? {} : { expectedNonce: attempt.nonce, pkceCodeVerifier: attempt.code_verifier };
    const tokens = await oidc.authorizationCodeGrant(client, url, {
      expectedState: attempt.state,
      idTokenExpected: true,
      ...checks,
    });
    const claims = tokens.claims();
    return claims && isForUs(claims, provider) ? toIdentityClaims(claims) : null;
  } catch (error) {
    if (isOutage(error)) throw providerUnavailable(provider, error);
    throw signInFailed(error);
  }
}

const isOutage = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error &&
    'code' in error &&
    (error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)));

function toIdentityClaims(claims: oidc.IDToken): IdentityClaims {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    subject: claims.sub,
    name: text(claims['name']),
    email: text(claims['email']),
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  };
}
