/** Whatever a body holds beyond what was asked for has no effect, and whatever it holds instead is no 500. */
import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { contract } from '#app/http/contract.ts';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aBrowser, aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { pathOf, requestOf, type RequestParts } from '#platform/contract/request.ts';
import { createFixture, GOOD, sender, visit } from './good-requests.ts';

const app = openTestApp(
  {},
  {
    identitySandbox: true,
    commentables: { open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) } },
  },
);
const db = () => app.context().db;

const EVIL = 'planted-by-a-stranger';

/** Everything a program might be careless enough to believe. */
const extras = (stranger: { id: string }) => ({
  ...Object.fromEntries(['id', 'user_id', 'owner_id', 'member_id', 'actor_id', 'viewer_id'].map((name) => [name, stranger.id])),
  ...Object.fromEntries(['slug', 'role', 'file_key', 'txnid', 'fileName', 'title', 'provider_ref'].map((name) => [name, EVIL])),
  email: `${EVIL}@evil.example`,
  email_verified: true,
  is_admin: true,
  staff: true,
  status: 'success',
  amount: 1,
  amount_paise: 1,
  price: 1,
  total_price: 1,
  purchased: true,
  purchased_at: '2020-01-01',
  unlocked: true,
  unlocked_at: '2020-01-01',
});
const POLLUTION = `"__proto__":{"staff":true,"${EVIL}":true},"constructor":{"prototype":{"staff":true,"${EVIL}":true}}`;

/** Rows of all tables that mention a text, as `table: row`. */
async function mentions(text: string): Promise<string[]> {
  const tables = await sql<{
    schema: string;
    name: string;
  }>`select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'tasks') and table_type = 'BASE TABLE'`.execute(db());
  const found = [];
  for (const { schema, name } of tables.rows) {
    const table = sql.id(schema, name);
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${table} as t where t::text like ${`%${text}%`}`.execute(db());
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const headersOf = (cookie: string) => ({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie });
const send = (key: string, parts: RequestParts, cookie: string, body: string) =>
  app.fetch(pathOf(key, parts), { method: key.split(' ')[0] ?? '', headers: headersOf(cookie), body });

test('every endpoint that takes JSON is tried', () => {
  const taking = Object.entries(contract).flatMap(([key, { body }]) => (body && 'json' in body ? [key] : []));
  expect(taking.toSorted()).toEqual(Object.keys(GOOD).toSorted());
});

describe.each(Object.entries(GOOD))('%s', (key, good) => {
  test('takes what was asked for, and nothing that came along', async () => {
    const [fixture, stranger] = [await createFixture(app), await aMember(app.context())];
    const parts = good(fixture);
    const strangersOwn = await mentions(stranger.id);
    const poisoned = JSON.stringify({ ...extras(stranger), ...parts.json }).replace(/^\{/, `{${POLLUTION},`);
    const response = await send(key, parts, sender(key, fixture), poisoned);

    expect(response.status, await response.clone().text()).toBeLessThan(300);
    expect(await mentions(stranger.id)).toEqual(strangersOwn);
    expect(await mentions(EVIL)).toEqual([]);
    await expectUntouched(fixture.member.id);
    expect(Object.hasOwn(Object.prototype, 'staff') || Object.hasOwn(Object.prototype, EVIL)).toBe(false);
  });

  test('answers anything in the place of its fields without a 500', async () => {
    const fixture = await createFixture(app);
    const parts = good(fixture);
    const bodies = [...leaves(parts.json)].flatMap((path) => HOSTILE.map((value) => replaced(parts.json, path, value)));
    for (const body of bodies) {
      const response = await send(key, parts, sender(key, fixture), body);
      expect(response.status, `${body.slice(0, 300)} ${await response.text()}`).toBeLessThan(500);
    }
  });
});

/** Nobody was made staff, and nothing was opened or made cheaper. */
async function expectUntouched(userId: string): Promise<void> {
  const user = await db().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(user.staff).toBe(false);
  const plans = await db().selectFrom('roadmaps').select('purchased_at').where('user_id', '=', userId).execute();
  for (const plan of plans) expect(plan.purchased_at).toBeNull();
  const purchases = await db().selectFrom('purchases').select(['status', 'amount_paise']).where('user_id', '=', userId).execute();
  for (const purchase of purchases) expect(purchase).toEqual({ status: 'created', amount_paise: 19_900 });
}

/** In the place of a value, as JSON text. NUL and half a surrogate pair cannot be stored. */
const HOSTILE = [
  'null',
  '[]',
  '{}',
  '[["x"]]',
  'true',
  '-1',
  '1e400',
  '9007199254740993',
  '""',
  '"\\u0000 and ten more characters"',
  '"\\ud800 and ten more characters"',
  '"a\\r\\nBcc: x@evil.example"',
  `"${'(((((a+)+)+$%_\\\\'.repeat(4)}"`,
  JSON.stringify('😀'.repeat(300)),
  JSON.stringify('w'.repeat(10_000)),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
];

/** Paths to all values of a body that hold no others. */
function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return yield path;
  for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...path, name]);
}

const MARK = '\u2603';
function replaced(body: unknown, path: readonly string[], text: string): string {
  const copy: unknown = structuredClone(body);
  let at: unknown = copy;
  for (const name of path.slice(0, -1)) at = Reflect.get(Object(at), name);
  Reflect.set(Object(at), path.at(-1) ?? '', MARK);
  return JSON.stringify(copy).replace(`"${MARK}"`, () => text);
}

test('text that cannot be stored is the sender’s mistake, wherever it stands', async () => {
  const { member } = await createFixture(app);
  for (const text of ['a\\u0000b', 'half a pair \\ud800', '\\udc00 the other half'])
    for (const [key, body] of [
      ['PATCH /api/users/update_profile', `{"name":"${text}"}`],
      [
        'POST /api/journeys',
        JSON.stringify({ consent: true, events: [{ ...visit, additional_info: { k: MARK } }] }).replace(MARK, () => text),
      ],
      [
        'POST /api/journeys',
        JSON.stringify({ consent: true, events: [{ ...visit, additional_info: { [MARK]: 'v' } }] }).replace(MARK, () => text),
      ],
    ] as const)
      expect((await send(key, {}, member.cookie, body)).status, `${key} ${body}`).toBe(422);
});

test('an application takes its letter, its job and its file, and nothing else', async () => {
  const [member, stranger] = [await aMember(app.context()), await aMember(app.context())];
  const job = await aJob(app.context());
  const multipart = {
    ...extras(stranger),
    job_slug: job.slug,
    cover_letter: 'Hello.',
    file: new File(['Ana Silva, SQL'], 'cv.txt'),
  };
  const request = requestOf('POST /api/job_applications', { multipart }, ORIGIN, {
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect((await app.fetch(request.url, request)).status).toBe(201);
  expect(await mentions(EVIL)).toEqual([]);
  const row = await db().selectFrom('job_applications').selectAll().where('user_id', '=', member.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'submitted', file_name: 'cv.txt' });
});

test('a field or a file sent twice is refused, not chosen from', async () => {
  const member = await aMember(app.context());
  const job = await aJob(app.context());
  const twice = async (name: string) => {
    const form = new FormData();
    form.append('job_slug', job.slug);
    form.append('file', new File(['Ana Silva, SQL'], 'cv.txt'));
    form.append(name, name === 'file' ? new File(['Ana Silva, SQL'], 'cv2.txt') : job.slug);
    const headers = { cookie: member.cookie, 'sec-fetch-site': 'same-origin' };
    return (await app.fetch('/api/job_applications', { method: 'POST', headers, body: form })).status;
  };
  expect([await twice('file'), await twice('job_slug')]).toEqual([422, 422]);
  const headers = { cookie: member.cookie };
  expect((await app.fetch('/api/purchases?txnid=T1&txnid=T2', { headers })).status).toBe(422);
});

test('signing in makes nobody staff, whatever the form says', async () => {
  const stranger = await aMember(app.context());
  const browser = aBrowser(app);
  const answer = await browser.leave('google', 'asha');
  const fields = Object.fromEntries(Object.entries(extras(stranger)).map(([name, value]) => [name, String(value)]));
  const response = await browser.finish('google', { ...fields, ...answer });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { id: string; attributes: { staff: boolean; email: string } } };
  expect([data.attributes.staff, data.attributes.email, data.id === stranger.id]).toEqual([
    false,
    'asha.menon@people.example',
    false,
  ]);
});

test('a body that is not JSON, too deep or too large is a 4xx', async () => {
  const { cookie } = await aMember(app.context());
  const change = (body: string) => send('PATCH /api/users/update_profile', {}, cookie, body);
  expect((await change('{"name":')).status).toBe(400);
  expect((await change('['.repeat(49_000))).status).toBe(400);
  expect([400, 422]).toContain((await change(`${'['.repeat(49_000)}${']'.repeat(49_000)}`)).status);
  expect((await change(JSON.stringify({ name: 'a'.repeat(2_000_000) }))).status).toBe(413);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(64_000, 'a')),
  });
  const endless = { method: 'PATCH', headers: headersOf(cookie), body: stream, duplex: 'half' as const };
  expect((await app.fetch('/api/users/update_profile', endless)).status).toBe(413);
});
