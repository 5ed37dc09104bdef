/** What every endpoint refuses: calls above its limit, pages that are too large, unknown orders, and text that cannot be stored. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { contract } from '#app/http/contract.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

const app = openTestApp({ RATE_LIMITS: 'true' });
const UUID = '00000000-0000-4000-8000-000000000000';
const endpoints: [string, Endpoint][] = Object.entries(contract);
const methodOf = (key: string) => key.slice(0, key.indexOf(' '));
/** The address with an id, or a value that the endpoint knows, for each parameter. */
const pathOf = (key: string, { params }: Endpoint) =>
  key.slice(key.indexOf(' ') + 1).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'provider') return 'google';
    const shape = (params?._zod.def as { shape?: Record<string, { _zod: { values?: Set<unknown> } }> } | undefined)?.shape;
    const [value = UUID] = shape?.[name]?._zod.values ?? [];
    return String(value);
  });

/** The names of the fields of a query. */
function fieldsOf({ query }: Endpoint): string[] {
  let definition = query?._zod.def as { shape?: object; innerType?: typeof query; in?: typeof query } | undefined;
  while (definition && !definition.shape) definition = (definition.innerType ?? definition.in)?._zod.def as typeof definition;
  return Object.keys(definition?.shape ?? {});
}
const withQuery = (name: string) =>
  endpoints.flatMap(([key, endpoint]) => (fieldsOf(endpoint).includes(name) ? [[key, endpoint] as [string, Endpoint]] : []));

// Every request comes from another address, and no member sends too many, so that only the limit that is tried counts.
const MAX_CALLS = 200;
let calls = 0;
let staff: TestMember;
async function senderOf() {
  if (calls % MAX_CALLS === 0) staff = await aMember(app.context(), { staff: true });
  calls += 1;
  return { ip: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`, cookie: staff.cookie };
}

type Request = { query?: string; body?: FormData | URLSearchParams; sender?: { ip: string; cookie: string } };

async function send([key, endpoint]: [string, Endpoint], { query = '', body, sender }: Request): Promise<Response> {
  const { ip, cookie } = sender ?? (await senderOf());
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return app.fetchFrom(ip, `${pathOf(key, endpoint)}${query}`, { method: methodOf(key), headers, ...(body && { body }) });
}
const statusOf = async (...request: Parameters<typeof send>) => (await send(...request)).status;

describe('limits of endpoints', () => {
  test('the limits that protect accounts, money, files and search are as decided', () => {
    const limits = Object.fromEntries(
      endpoints.flatMap(([key, { limit }]) => (limit ? [[key, `${limit.max} in ${limit.seconds} s`]] : [])),
    );
    expect(limits).toMatchObject({
      'POST /api/users/auth/{provider}': '20 in 600 s',
      'POST /api/purchases': '30 in 600 s',
      'POST /api/resumes': '30 in 3600 s',
      'POST /api/visitor_resume': '20 in 3600 s',
      'PUT /api/application_forms/{id}/documents': '60 in 3600 s',
      'POST /api/comments': '20 in 300 s',
      'POST /api/leads': '5 in 3600 s',
      'POST /api/journeys': '240 in 60 s',
      'GET /api/roadmaps/{id}/pdf': '10 in 60 s',
      'GET /api/universal_search': '120 in 60 s',
    });
  });

  test('every endpoint with a limit answers the call above it with 429 and when to come back, and not the one before', async () => {
    const { limiter } = app.running().services;
    const { cookie } = await aMember(app.context(), { staff: true });
    const token = cookie.slice(cookie.indexOf('=') + 1);
    const session = `session ${createHash('sha256').update(token).digest('base64url')}`;
    for (const [key, endpoint] of endpoints) {
      const { limit, crossSite } = endpoint;
      if (!limit) continue;
      const { ip } = await senderOf();
      for (let call = 1; call < limit.max; call += 1) limiter.countHere(`${crossSite ? `address ${ip}` : session} ${key}`, limit);
      expect(await statusOf([key, endpoint], { sender: { ip, cookie } }), key).not.toBe(429);
      const refused = await send([key, endpoint], { sender: { ip, cookie } });
      expect(refused.status, key).toBe(429);
      expect(Number(refused.headers.get('retry-after')), key).toBeGreaterThan(0);
    }
  });
});

test('every list refuses more than fifty entries, a page that is none, and a page too far away', async () => {
  const pages = withQuery('per_page');
  expect(pages.length).toBeGreaterThan(40);
  for (const list of pages)
    for (const size of ['51', '0', '-1', '1e9', 'all'])
      expect(await statusOf(list, { query: `?per_page=${size}` }), `${list[0]} ${size}`).toBe(422);
  for (const list of withQuery('page'))
    for (const page of ['0', '-1', '10001', 'last'])
      expect(await statusOf(list, { query: `?page=${page}` }), `${list[0]} ${page}`).toBe(422);
});

test('every list that can be ordered refuses an order that it does not know', async () => {
  const ordered = withQuery('sort');
  expect(ordered.length).toBeGreaterThan(4);
  for (const list of ordered)
    for (const sort of ['unknown', 'id;drop table users', 'created_at desc'])
      expect(await statusOf(list, { query: `?sort=${encodeURIComponent(sort)}` }), list[0]).toBe(422);
});

// An address with an id that is none is not there, whatever else it says.
const refusals = ({ params }: Endpoint) => (params ? [404, 422] : [422]);

test('text that PostgreSQL cannot store is refused in every query, also under a name that nobody reads', async () => {
  for (const [key, endpoint] of endpoints) {
    if (!endpoint.query || endpoint.crossSite) continue;
    for (const name of ['anything', ...fieldsOf(endpoint)].slice(0, 3))
      expect(refusals(endpoint), `${key} ${name}`).toContain(await statusOf([key, endpoint], { query: `?${name}=a%00b` }));
  }
});

test('text that PostgreSQL cannot store is refused in every form', async () => {
  let forms = 0;
  for (const [key, endpoint] of endpoints) {
    if (endpoint.crossSite || !endpoint.body || 'json' in endpoint.body) continue;
    forms += 1;
    const body = 'multipart' in endpoint.body ? new FormData() : new URLSearchParams();
    body.append('anything', 'a\0b');
    expect(refusals(endpoint), key).toContain(await statusOf([key, endpoint], { body }));
  }
  expect(forms).toBeGreaterThan(8);
});
