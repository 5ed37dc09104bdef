/** Every page at addresses that nobody meant: whatever stands in them, it is not a failure of the site. */
import { request, type APIRequestContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { ADDRESSES } from '../setup/addresses.ts';
import { answerInterests, signInOverHttp } from '../setup/session.ts';
import { workerServer } from '../setup/worker-server.ts';

const { origin } = workerServer();
let visitor: APIRequestContext;
let member: APIRequestContext;
beforeAll(async () => {
  visitor = await request.newContext();
  member = await request.newContext();
  await signInOverHttp(member, origin, { existing: 'Asha Menon' }, '/api/users/auth/google/start?return_to=/');
  await answerInterests(member, origin);
});
afterAll(() => Promise.all([visitor.dispose(), member.dispose()]));

const NAMES = Object.entries(contract).flatMap(([key, { query }]) =>
  key.startsWith('GET ') && query ? Object.keys(query._zod.def.shape) : [],
);
const QUERY_NAMES = [...new Set([...NAMES, 'return_to', 'Ref', 'tab', 'view', 'page', 'query'])];
const IDS = ['abc', 'a%00b', '%', '%ED%A0%80', 'x'.repeat(300), '99999999999999999999', '..%2f..%2fetc', "'%3B--", '😀'];
const VALUES = ['abc', '-1', '1e400', '', 'a%00b', '%', '%5B%5D', '😀', 'w'.repeat(200)];

const PAGES = Object.keys(ADDRESSES);

test.each(PAGES.filter((route) => route.includes('$')))('%s names nothing there is, and is no failure', async (route) => {
  for (const id of IDS) await expectNoFailure(route.replaceAll(/\$\w*/g, id));
});

test.each(PAGES)('%s with odd parameters is no failure', async (route) => {
  const path = route.replaceAll(/\$\w*/g, 'sql');
  for (const value of VALUES) {
    await expectNoFailure(`${path}?${QUERY_NAMES.map((name) => `${name}=${value}`).join('&')}`);
  }
});

async function expectNoFailure(address: string): Promise<void> {
  for (const client of [visitor, member]) {
    const response = await client.get(origin + encodeURI(address).replaceAll('%25', '%'), { maxRedirects: 0 });
    expect(response.status(), address.slice(0, 200)).toBeLessThan(500);
    await response.dispose();
  }
}
