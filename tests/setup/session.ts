/** Signs users in through the real sign-in flow over HTTP, without rendering the sandbox's pages. */
import { request as client, type APIRequestContext, type APIResponse } from 'playwright-core';
import { DEFAULT_USERS } from '#sandbox/identity-accounts.ts';

/** One of the sandbox's default users, by name, or a new account, whose address follows from its name unless it is given. */
export type Account = { existing: string } | { create: string; email?: string };
type Provider = 'google' | 'linkedin';

const PASSWORD = 'long-enough-now';
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@people.example`;

/** Follows the provider's redirects until one leads back to the site; returns that address. */
async function followRedirects(request: APIRequestContext, first: APIResponse, origin: string): Promise<URL> {
  let response = first;
  for (;;) {
    const location = response.headers()['location'];
    if (!location) throw new Error(`the provider answered ${response.status()}: ${await response.text()}`);
    const next = new URL(location, response.url());
    if (next.origin === origin) return next;
    response = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** The form on the provider's page that signs in with the account: its action and fields. */
function accountForm(account: Account): { action: string; form: Record<string, string> } {
  if ('create' in account) {
    const form = { name: account.create, email: account.email ?? emailOf(account.create), password: PASSWORD };
    return { action: 'sign-up', form };
  }
  const user = DEFAULT_USERS.find(({ name }) => name.startsWith(account.existing));
  if (!user) throw new Error(`${account.existing} is not a default user of the sandbox`);
  return { action: 'choose', form: { id: user.id } };
}

/**
 * Starts a session: its cookie is stored in `request` and in the browser context that it belongs to. `start` is the address of a
 * sign-in link, including the page to return to. Returns that page's address.
 */
export async function signInOverHttp(
  request: APIRequestContext,
  origin: string,
  account: Account,
  start: string,
): Promise<string> {
  const { pathname } = new URL(start, origin);
  const provider: Provider = pathname.includes('/linkedin/') ? 'linkedin' : 'google';
  const providerPage = await request.get(new URL(start, origin).href);
  const { action, form } = accountForm(account);
  const submitted = await request.post(`${providerPage.url()}/${action}`, { form, maxRedirects: 0 });
  const { searchParams } = await followRedirects(request, submitted, origin);
  const { code = '', ...rest } = Object.fromEntries(searchParams);
  const finished = await request.post(`${origin}/api/users/auth/${provider}`, {
    form: { token: code, ...rest },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  if (!finished.ok()) throw new Error(`signing in ended with ${finished.status()}: ${await finished.text()}`);
  const { meta } = (await finished.json()) as { meta: { return_to: string } };
  return meta.return_to;
}

/** Answers the question about interests, so that its dialog does not open during other tests. */
export async function answerInterests(request: APIRequestContext, origin: string): Promise<void> {
  const response = await request.post(`${origin}/api/users/update_user_interest`, {
    data: { hashtags: [] },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`the interests could not be saved: ${response.status()}`);
}

/** Signs up a member who follows some hashtags, without a browser; returns the cookie. */
export async function signUpFollower(origin: string, name: string, hashtags: readonly string[]): Promise<string> {
  const request = await client.newContext();
  await signInOverHttp(request, origin, { create: name }, '/api/users/auth/google/start');
  const response = await request.post(`${origin}/api/users/update_user_interest`, {
    data: { hashtags },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`the interests could not be saved: ${response.status()}`);
  const { cookies } = await request.storageState();
  await request.dispose();
  return cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
}
