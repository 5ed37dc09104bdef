import { sql } from 'kysely';
import * as oidc from 'openid-client';
import { DEFAULT_LANGUAGE, languageOfPath } from '#platform/language/language.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import type { UseCase } from '#platform/http/http.ts';
import { RETURN_COOKIE } from '#platform/http/request-language.ts';
import { discoverClient, getProvider } from './providers.ts';
import { hasFreshSession } from './require-fresh-session.ts';
import { safeReturnPath } from '#platform/contract/return-path.ts';
import { hashSecret, newSecret } from './secrets.ts';

const ATTEMPT_MINUTES = 10;
/** What the page of a provider's return is told, as providers tell it of errors. */
const SIGN_IN_AGAIN = 'sign-in-again';

/** Starts a sign-in with a provider: stores the attempt for ten minutes, bound to this browser, and redirects there. */
export const startSignIn: UseCase<'GET /api/users/auth/{provider}/start'> = async (ctx, { params, query }) => {
  // public: visitors sign in with it
  const provider = getProvider(ctx.config, params.provider);
  const linking = query.purpose === 'link';
  // A link follows a button of a page: who must sign in again is told so by a page.
  if (linking && !(await hasFreshSession(ctx))) return { location: signInAgainPath(ctx, provider.id, query.return_to) };
  const client = await discoverClient(provider);
  const returnTo = safeReturnPath(query.return_to, ctx.config.APP_ORIGIN);
  const attempt = { state: newSecret(), nonce: newSecret(), verifier: oidc.randomPKCECodeVerifier(), secret: newSecret() };
  await storeAttempt(ctx, {
    ...attempt,
    provider: provider.id,
    returnTo,
    linkUserId: linking ? signedIn(ctx).id : null,
  });
  ctx.request.setCookie(cookieName(ctx.config, 'login'), attempt.secret, { maxAgeSeconds: ATTEMPT_MINUTES * 60 });
  // The provider redirects to an address without a language prefix.
  ctx.request.setCookie(RETURN_COOKIE, languageOfPath(returnTo) ?? DEFAULT_LANGUAGE, { maxAgeSeconds: ATTEMPT_MINUTES * 60 });

  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: provider.redirectUri,
    scope: 'openid email profile',
    state: attempt.state,
    ...(provider.isLinkedIn
      ? {}
      : {
          nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        }),
  });
  return { location: url.href };
};

/** The page that says that linking needs a recent sign-in. */
function signInAgainPath(ctx: Context, provider: string, requested: string | undefined): string {
  const returnTo = safeReturnPath(requested, ctx.config.APP_ORIGIN);
  ctx.request.setCookie(RETURN_COOKIE, languageOfPath(returnTo) ?? DEFAULT_LANGUAGE, { maxAgeSeconds: ATTEMPT_MINUTES * 60 });
  return `/auth/${provider}?${new URLSearchParams({ error: SIGN_IN_AGAIN, return_to: returnTo })}`;
}

type Attempt = {
  secret: string;
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  linkUserId: string | null;
};

async function storeAttempt(ctx: Context, attempt: Attempt): Promise<void> {
  await ctx.db
    .insertInto('login_attempts')
    .values({
      secret_hash: hashSecret(attempt.secret),
      provider: attempt.provider,
      state: attempt.state,
      nonce: attempt.nonce,
      code_verifier: attempt.verifier,
      return_to: attempt.returnTo,
      link_user_id: attempt.linkUserId,
      expires_at: sql`now() + make_interval(mins => ${ATTEMPT_MINUTES})`,
    })
    .execute();
}
