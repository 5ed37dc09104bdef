/** Which scope of staff may call which endpoint of the queue and of appeals. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { STAFF_SCOPES } from '#features/base/accounts/server/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const reason = 'A reason that is long enough';

/** Requests about a case that does not exist: 404 for those who may decide. */
const ENDPOINTS = {
  'GET /api/moderation': {},
  'GET /api/moderation/{id}': { params },
  'POST /api/moderation/{id}/hide': { params, json: { reason } },
  'POST /api/moderation/{id}/dismiss': { params, json: { reason } },
  'POST /api/moderation/{id}/restore': { params, json: { reason } },
  'POST /api/moderation/{id}/settle': { params, json: { kind: 'warning', reason } },
  'GET /api/staff/appeals': {},
  'POST /api/staff/appeals/{id}': { params, json: { outcome: 'upheld', answer: reason } },
} satisfies Record<string, RequestParts>;
const KEYS = Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[];

const people = new Map<StaffScope, TestUser>();
beforeAll(async () => {
  for (const scope of STAFF_SCOPES) people.set(scope, await aMember(app.context(), { staff: [scope] }));
});

async function statusOf(person: TestUser | null, key: keyof typeof ENDPOINTS): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, ENDPOINTS[key], ORIGIN, { headers });
  return (await app.fetch(request.url, request)).status;
}

test.each(KEYS)('%s is for moderators and administrators, a 403 for other staff and a 404 for members', async (key) => {
  const found = key.includes('{') ? 404 : 200;
  for (const scope of STAFF_SCOPES)
    expect(await statusOf(people.get(scope) ?? null, key), scope).toBe(
      scope === 'moderator' || scope === 'administrator' ? found : 403,
    );
  expect(await statusOf(await aMember(app.context()), key)).toBe(404);
  expect(await statusOf(null, key)).toBe(key.startsWith('GET') ? 404 : 401);
});
