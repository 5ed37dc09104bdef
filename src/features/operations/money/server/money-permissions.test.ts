/** Which scope of staff may call which endpoint about money. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { STAFF_SCOPES } from '#features/base/accounts/server/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import type { moneyContract } from '../contract.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const reason = 'A reason that is long enough';
/** An offer in the past. */
const OFFER = { price: 99, starts_on: '2020-01-01', ends_on: '2020-01-02' };
type Key = keyof typeof moneyContract | 'GET /api/claim_cashbacks/review' | 'POST /api/claim_cashbacks/{id}/decide';

/** Requests about a purchase or claim that does not exist: 404 for those who may decide. */
const ENDPOINTS: Record<Key, [number, RequestParts]> = {
  'GET /api/staff/purchases': [200, {}],
  'GET /api/staff/purchases/export': [200, {}],
  'GET /api/staff/purchases/{id}': [404, { params }],
  'POST /api/staff/purchases/{id}/open': [404, { params, json: { reason } }],
  'POST /api/staff/purchases/{id}/check': [404, { params, json: { reason } }],
  'POST /api/staff/purchases/{id}/refund': [404, { params, json: { state: 'success', reason } }],
  'GET /api/staff/prices': [200, {}],
  'POST /api/staff/prices/{product}/settings_offer': [
    412,
    { params: { product: 'report' }, json: { state: 'ended', ends_on: '2031-01-01', version: 0, reason } },
  ],
  'GET /api/staff/offers': [200, {}],
  'GET /api/staff/offers/export': [200, {}],
  'GET /api/staff/offers/{id}': [404, { params }],
  'POST /api/staff/offers': [422, { json: { product: 'plan', ...OFFER, reason } }],
  'PATCH /api/staff/offers/{id}': [404, { params, json: { ...OFFER, version: 1, reason } }],
  'POST /api/staff/offers/{id}/state': [404, { params, json: { state: 'ended', version: 1, reason } }],
  'GET /api/staff/contests': [200, {}],
  'GET /api/staff/contests/export': [200, {}],
  'GET /api/staff/contests/{id}': [404, { params }],
  'POST /api/staff/contests/{id}': [404, { params, json: { outcome: 'declined', answer: reason } }],
  'GET /api/staff/books': [200, {}],
  'GET /api/staff/books/export': [200, {}],
  'GET /api/staff/cashbacks/export': [200, {}],
  'GET /api/staff/cashbacks/{id}/history': [200, { params }],
  'POST /api/staff/books/{day}': [200, { params: { day: '2026-11-20' } }],
  'GET /api/staff/tax/{month}': [200, { params: { month: '2026-11' } }],
  'GET /api/claim_cashbacks/review': [200, {}],
  'POST /api/claim_cashbacks/{id}/decide': [404, { params, json: { decision: 'hold', reason } }],
};
const KEYS = Object.keys(ENDPOINTS) as Key[];

const people = new Map<StaffScope, TestUser>();
beforeAll(async () => {
  for (const scope of STAFF_SCOPES) people.set(scope, await aMember(app.context(), { staff: [scope] }));
});

async function statusOf(person: TestUser | null, key: Key): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, ENDPOINTS[key][1], ORIGIN, { headers });
  return (await app.fetch(request.url, request)).status;
}

/** Support answers what members contest, too; only finance sends money back. */
const isFor = (scope: StaffScope, key: Key): boolean =>
  scope === 'finance' || scope === 'administrator' || (scope === 'support' && key.includes('/contests'));

test.each(KEYS)(
  '%s is for finance and administrators, some for support, a 403 for other staff and a 404 for members',
  async (key) => {
    for (const scope of STAFF_SCOPES)
      expect(await statusOf(people.get(scope) ?? null, key), scope).toBe(isFor(scope, key) ? ENDPOINTS[key][0] : 403);
    expect(await statusOf(await aMember(app.context()), key)).toBe(404);
    expect([401, 404]).toContain(await statusOf(null, key));
  },
);
