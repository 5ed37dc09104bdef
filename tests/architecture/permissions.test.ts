/** Permissions: every endpoint that names an object, requested by visitors, strangers, staff and the owner. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/http/contract.ts';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember, aToken, openAccount } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import type { EndpointKey } from '#platform/contract/endpoint.ts';
import { TOKEN_SCOPES } from '#platform/contract/token-scope.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { namesAnObject } from './names-an-object.ts';
import { createOwnerFactories, type Fixture, type ObjectName } from './owned-objects.ts';
import { PERSONAL, source } from './personal-objects.ts';
import { PUBLIC } from './public-objects.ts';

const app = openTestApp({}, { paymentSandbox: true });
const { createFixture, anOwner } = createOwnerFactories(app);

test('every endpoint that names an object is listed with its owner or as public', () => {
  const named = Object.entries(contract)
    .filter(namesAnObject)
    .map(([key]) => key);
  expect(named.toSorted()).toEqual([...Object.keys(PERSONAL), ...Object.keys(PUBLIC)].toSorted());
});

const send = (person: TestUser | null, key: string, parts: RequestParts): Promise<Response> => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return app.fetch(request.url, request);
};

const sendWithToken = async (token: string, key: string, parts: RequestParts): Promise<Response> => {
  const request = buildRequest(key, parts, ORIGIN, { headers: { authorization: `Bearer ${token}` } });
  return app.fetch(request.url, request);
};

/** The parts of a response that must be the same for a foreign object and a missing one. */
async function describeResponse(response: Response) {
  const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-security-policy'));
  return { status: response.status, headers, body };
}

/** Shared by all tests: a member whose requests are all refused, one whose objects are read, and one whose objects are edited. */
let stranger: Fixture;
let strangersToken: string;
let unchanged: Fixture;
let edited: Fixture;
beforeAll(async () => {
  [stranger, unchanged, edited] = [await createFixture(), await createFixture(), await createFixture()];
  strangersToken = await aToken(app.context(), stranger.member, TOKEN_SCOPES);
});

/** Requests that change an object but leave it usable for other requests. */
const EDITS =
  /^(POST|PATCH|PUT|DELETE) \/api\/(roadmaps?\/(by_source|\{id\}\/(?!board))|fitment_scores|application_forms\/\{id\}\/(?!confirm|withdraw))/;

function ownerFor(key: string, object: ObjectName): Promise<Fixture> | Fixture {
  if (key.startsWith('GET ')) return unchanged;
  return EDITS.test(key) ? edited : anOwner(object, unchanged);
}

const unknownId = (existingId: string) =>
  existingId.startsWith('T') ? `T${randomBytes(15).toString('hex').slice(0, 24).toUpperCase()}` : randomUUID();

describe.each(Object.entries(PERSONAL).flatMap(([key, rows]) => rows.map((row) => [key, row.object, row] as const)))(
  '%s by %s',
  (key, _object, row) => {
    test('is allowed for its owner and, where needed, for staff who said why only', async () => {
      const owner = await ownerFor(key, row.object);
      const staff = await aMember(app.context(), { staff: true });
      const id = owner[row.object];
      const parts = row.request(id, owner);

      expect((await send(null, key, parts)).status).toBe(401);
      const refused = await describeResponse(await send(stranger.member, key, parts));
      expect(refused.status).toBe(404);
      expect(refused).toEqual(await describeResponse(await send(stranger.member, key, row.request(unknownId(id), owner))));
      // With a stranger's token for everything it is a 404 as well, where tokens are accepted at all.
      expect((await sendWithToken(strangersToken, key, parts)).status).toBe(contract[key as EndpointKey]?.token ? 404 : 403);
      expect((await send(staff, key, parts)).status).toBe(404);
      await openAccount(app.context(), staff, owner.member);
      await expectStaff(staff, key, parts, row.staff);
      expect((await send(owner.member, key, parts)).status).toBeLessThan(300);
    });
  },
);

/** Only successful access by staff creates audit entries, besides that of opening the account. */
async function expectStaff(staff: TestUser & { id: string }, key: string, parts: RequestParts, status: number): Promise<void> {
  expect((await send(staff, key, parts)).status).toBe(status);
  const entries = await app.context().db.selectFrom('audit_entries').select('action').where('actor_id', '=', staff.id).execute();
  expect(entries.some(({ action }) => action !== 'member.open')).toBe(status === 200);
}

test('another member’s report does not open under one’s own fitment score', async () => {
  const owner = unchanged;
  const params = { id: stranger.fitmentId, report_id: owner.reportId };
  expect((await send(stranger.member, 'GET /api/fitment_scores/{id}/reports/{report_id}', { params })).status).toBe(404);
});

test('a plan that staff request still belongs to its owner', async () => {
  const scored = await aScoredApplication(app.context());
  const staff = await aMember(app.context(), { staff: true });
  await openAccount(app.context(), staff, scored.member);
  await send(staff, 'POST /api/roadmaps/by_source', source(scored.applicationId));
  const { data } = await app.call(scored.member, 'POST /api/roadmaps/by_source', {
    query: { source_type: 'JobApplication', source_id: scored.applicationId },
  });
  expect(data.attributes.user_slug).toBe(scored.member.slug);
});

test('no other response to a stranger or a visitor contains data of a member', async () => {
  const [owner, stranger] = [await createFixture(), await aMember(app.context())];
  const { data: me } = await app.call(owner.member, 'GET /api/users/auth/logged_in');
  const { member, skillIds: _public, ...ids } = owner;
  const traces = [...Object.values(ids), member.id, member.slug, member.name, me?.attributes.email ?? ''];
  for (const [key, endpoint] of Object.entries(contract)) {
    if (namesAnObject([key, endpoint]) && key !== 'GET /api/purchases') continue;
    if (endpoint.body || key === 'DELETE /api/users/auth/sign_out') continue;
    for (const person of [stranger, null]) {
      const text = await (await send(person, key, {})).text();
      for (const trace of traces) expect(text, `${key} shows ${trace}`).not.toContain(trace);
    }
  }
  const { data, meta } = await app.call(member, 'GET /api/notifications');
  expect([data.map(({ id }) => id).includes(owner.notificationId), meta.unread > 0]).toEqual([true, true]);
});
