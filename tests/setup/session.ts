/** Signs people in through the real sign-in flow, by HTTP alone: the sandbox's pages are answered, and none is rendered. */
import type { APIRequestContext, APIResponse } from 'playwright-core';
import { DEFAULT_USERS } from '#sandbox/identity-accounts.ts';

/** One of the sandbox's ready people, by name, or a new account. */
type Account = { ready: string } | { create: string };
type Provider = 'google' | 'linkedin';

const PASSWORD = 'long-enough-now';
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@people.example`;

/** Follows the provider's redirects until one leads to our own site; returns that address. */
async function untilOurs(request: APIRequestContext, first: APIResponse, origin: string): Promise<URL> {
  let response = first;
  for (;;) {
    const location = response.headers()['location'];
    if (!location) throw new Error(`the provider answered ${response.status()}: ${await response.text()}`);
    const next = new URL(location, response.url());
    if (next.origin === origin) return next;
    response = await request.get(next.href, { maxRedirects: 0 });
  }
}

/** Where the form of an account is sent, below the provider's page, and its fields. */
function formOf(account: Account): { action: string; form: Record<string, string> } {
  if ('create' in account) {
    const form = { name: account.create, email: emailOf(account.create), password: PASSWORD };
    return { action: 'sign-up', form };
  }
  const person = DEFAULT_USERS.find(({ name }) => name.startsWith(account.ready));
  if (!person) throw new Error(`${account.ready} is not one of the ready people`);
  return { action: 'choose', form: { id: person.id } };
}

/**
 * Starts a session whose cookie `request` then holds, and so does the browser context that it belongs to. `start` is the
 * address of a sign-in button, with the page to return to. Returns that page's address.
 */
export async function signInOverHttp(
  request: APIRequestContext,
  origin: string,
  account: Account,
  start: string,
): Promise<string> {
  const { pathname } = new URL(start, origin);
  const provider: Provider = pathname.includes('/linkedin/') ? 'linkedin' : 'google';
  const providersPage = await request.get(new URL(start, origin).href);
  const { action, form } = formOf(account);
  const answered = await request.post(`${providersPage.url()}/${action}`, { form, maxRedirects: 0 });
  const { searchParams } = await untilOurs(request, answered, origin);
  const { code = '', ...rest } = Object.fromEntries(searchParams);
  const finished = await request.post(`${origin}/api/users/auth/${provider}`, {
    form: { token: code, ...rest },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  if (!finished.ok()) throw new Error(`signing in ended with ${finished.status()}: ${await finished.text()}`);
  const { meta } = (await finished.json()) as { meta: { return_to: string } };
  return meta.return_to;
}

/** Answers the question about interests, which comes once, so that it does not open over the pages of other tests. */
export async function answerInterests(request: APIRequestContext, origin: string): Promise<void> {
  const response = await request.post(`${origin}/api/users/update_user_interest`, {
    data: { hashtags: [] },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok()) throw new Error(`the interests could not be answered: ${response.status()}`);
}
