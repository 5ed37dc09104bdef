/** Which scope of staff may call which endpoint about members: every scope, members and visitors. */
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { STAFF_SCOPES } from '#features/base/accounts/server/index.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import type { membersContract } from '../contract.ts';

const app = openTestApp();
type Key = keyof typeof membersContract;
const reason = 'A reason that is long enough';
const on =
  (json?: object): ((member: TestMember) => RequestParts) =>
  (member) => ({
    params: { slug: member.slug },
    ...(json && { json }),
  });

const ENDPOINTS: Record<Key, [readonly StaffScope[], (member: TestMember) => RequestParts]> = {
  'GET /api/staff/members': [['support', 'moderator'], () => ({})],
  'GET /api/staff/members/export': [[], () => ({})],
  'GET /api/staff/members/{slug}': [['support', 'moderator'], on()],
  'POST /api/staff/members/{slug}/open': [['support', 'moderator'], on({ reason })],
  'POST /api/staff/members/{slug}/suspension': [['moderator'], on({ days: 3, reason })],
  'POST /api/staff/members/{slug}/lift': [['moderator'], on({ reason })],
  'POST /api/staff/members/{slug}/warning': [['moderator'], on({ reason })],
  'POST /api/staff/members/{slug}/end_sessions': [['support'], on({ reason })],
  'PUT /api/staff/members/{slug}/email': [
    ['support'],
    ({ slug }) => ({ params: { slug }, json: { before: `${slug}@people.example`, email: `${slug}@mail.example`, reason } }),
  ],
  'PUT /api/staff/members/{slug}/scopes': [[], on({ before: [], scopes: [], reason })],
  'POST /api/staff/members/{slug}/export': [['support'], on({ reason })],
  'POST /api/staff/members/{slug}/deletion': [['support'], on({ reason })],
  'POST /api/staff/members/{slug}/keep': [['support'], on({ reason })],
};
/** There is nothing to lift. */
const LIFT: Key = 'POST /api/staff/members/{slug}/lift';
const KEYS = Object.keys(ENDPOINTS) as Key[];

const people = new Map<StaffScope, TestUser>();
beforeAll(async () => {
  for (const scope of STAFF_SCOPES) people.set(scope, await aMember(app.context(), { staff: [scope] }));
});

async function statusOf(person: TestUser | null, key: Key): Promise<number> {
  const target = await aMember(app.context());
  const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, ENDPOINTS[key][1](target), ORIGIN, { headers });
  return (await app.fetch(request.url, request)).status;
}

test.each(KEYS)('%s is for its scopes and administrators, a 403 for other staff and a 404 for members', async (key) => {
  const [scopes] = ENDPOINTS[key];
  for (const scope of STAFF_SCOPES) {
    const isAllowed = scope === 'administrator' || scopes.includes(scope);
    expect(await statusOf(people.get(scope) ?? null, key), scope).toBe(isAllowed ? (key === LIFT ? 409 : 200) : 403);
  }
  expect(await statusOf(await aMember(app.context()), key)).toBe(404);
  expect(await statusOf(null, key)).toBe(key.startsWith('GET') ? 404 : 401);
});
