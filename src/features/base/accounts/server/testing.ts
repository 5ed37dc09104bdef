/** Test factories: members with a session, and browsers that sign in at the sandbox provider. */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApp } from '#app/boot/testing.ts';
import type { Context } from '#platform/http/context.ts';
import type { TokenScope } from '#platform/contract/token-scope.ts';
import { cookieName } from '#platform/http/cookies.ts';
import type { Provider, StaffScope } from '../contract.ts';
import { asMember } from './as-member.ts';
import { STAFF_SCOPES } from './change-staff.ts';
import { openedMember, recordOpening } from './openings.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { newToken } from './token-secret.ts';

export type TestMember = { id: string; slug: string; name: string; cookie: string };

/** A signed-in member; `staff: true` is staff with every scope. */
export async function aMember(
  ctx: Context,
  options: { name?: string; email?: string; staff?: boolean | readonly StaffScope[]; signedInMinutesAgo?: number } = {},
): Promise<TestMember> {
  const name = options.name ?? 'Ana Silva';
  const slug = `member-${randomBytes(6).toString('hex')}`;
  const user = await ctx.db
    .insertInto('users')
    .values({
      slug,
      name,
      email: options.email ?? `${slug}@people.example`,
      email_verified: true,
      staff_scopes: scopesOf(options.staff),
    })
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
      authenticated_at: sql`now() - make_interval(mins => ${options.signedInMinutesAgo ?? 0})`,
      absolute_expires_at: sql`now() + interval '1 day'`,
    })
    .execute();
  return { id: user.id, slug, name, cookie: `${cookieName(ctx.config, 'sid')}=${token}` };
}

/** Opens a member's account to staff, who may then read what is the member's own. */
export async function openAccount(ctx: Context, staff: { id: string }, member: { id: string }): Promise<void> {
  const asStaff = await asMember(ctx, staff.id);
  if (!asStaff) throw new Error('there is no such member of staff');
  await recordOpening(asStaff, openedMember(member.id), 'They wrote to us about it.');
}

const scopesOf = (staff: boolean | readonly StaffScope[] = false) =>
  Array.isArray(staff) ? [...staff] : staff ? [...STAFF_SCOPES] : [];

/** The query parameters of a provider's redirect. */
export type ProviderResponse = { code?: string; state?: string; iss?: string; error?: string };

/** A browser with its own cookies for our pages and the provider's. */
export function aBrowser(app: TestApp) {
  const cookies = new Map<string, string>();
  const send = async (pathname: string, init: { method?: string; body?: URLSearchParams | FormData } = {}) => {
    const headers = { cookie: cookieLine(cookies), 'sec-fetch-site': 'same-origin' };
    const response = await app.fetch(pathname, { ...init, headers });
    storeCookies(cookies, response);
    return response;
  };
  const browser = {
    cookies,
    send,
    session: () => cookies.get(cookieName(app.config, 'sid')),
    /** Uses the session of a member who is already signed in. */
    signedInAs: ({ cookie }: { cookie: string }) => {
      const [name = '', value = ''] = cookie.split('=');
      cookies.set(name, value);
      return browser;
    },
    start: (provider: Provider, query: Record<string, string> = {}) =>
      send(`/api/users/auth/${provider}/start?${new URLSearchParams(query)}`),
    /** Starts a sign-in and completes it at the provider as `person`; refuses it there when `person` is null. */
    authorize: async (
      provider: Provider,
      person: string | null,
      query: Record<string, string> = {},
    ): Promise<ProviderResponse> => {
      const started = await browser.start(provider, query);
      if (started.status !== 302) throw new Error(`starting a sign-in answered ${started.status}: ${await started.text()}`);
      return visitProvider(started.headers.get('location') ?? '', person);
    },
    finish: (provider: Provider, { code, ...rest }: ProviderResponse & { credential?: string }) =>
      send(`/api/users/auth/${provider}`, {
        method: 'POST',
        body: new URLSearchParams({ ...rest, ...(code ? { token: code } : {}) }),
      }),
    signIn: async (provider: Provider, person: string, query: Record<string, string> = {}) =>
      browser.finish(provider, await browser.authorize(provider, person, query)),
  };
  return browser;
}

const cookieLine = (cookies: ReadonlyMap<string, string>) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function storeCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}

/** Follows the provider's redirects back to our site. */
async function visitProvider(address: string, person: string | null): Promise<ProviderResponse> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  const go = async (target: string, body?: URLSearchParams): Promise<URL> => {
    const init = body ? { method: 'POST', body } : {};
    const response = await fetch(target, { ...init, redirect: 'manual', headers: { cookie: cookieLine(cookies) } });
    storeCookies(cookies, response);
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    return new URL(location, target);
  };
  let url = await go(address);
  if (url.pathname.includes('/person/'))
    url = await go(`${url}/${person === null ? 'cancel' : 'choose'}`, new URLSearchParams(person === null ? {} : { id: person }));
  while (url.origin === origin) url = await go(url.href);
  return Object.fromEntries(url.searchParams);
}

/** An API token of a member. */
export async function aToken(
  ctx: Context,
  member: { id: string },
  scopes: readonly TokenScope[],
  { days = 30 }: { days?: number } = {},
): Promise<string> {
  const token = newToken();
  await ctx.db
    .insertInto('api_tokens')
    .values({
      user_id: member.id,
      name: 'Laptop',
      token_hash: hashSecret(token),
      scopes: [...scopes],
      expires_at: sql`now() + make_interval(days => ${days})`,
    })
    .execute();
  return token;
}
