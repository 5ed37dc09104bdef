/** Which scope of staff may call which endpoint about the catalogue. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aUniversity } from '#features/catalogue/programs/server/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { listingsContract } from '../contract.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const change = { version: 'seen', reason: 'A reason that is long enough' };

const PROGRAM = {
  title: 'Rye',
  provider: 'Mill',
  url: 'https://rye.example/',
  category: 'baking',
  program_type: 'course',
  level: 'beginner',
  mode: 'online',
  language: 'en',
  cost: 'free',
};

/** The requests of one kind of listing that editors add. */
function endpointsOf<K extends string>(kind: K, { add, edit, into }: { add: object; edit: object; into: string }) {
  const requests = {
    [`GET /api/staff/${kind}`]: [200, {}],
    [`GET /api/staff/${kind}/export`]: [200, {}],
    [`GET /api/staff/${kind}/{id}`]: [404, { params }],
    [`POST /api/staff/${kind}`]: [422, { json: { ...add, reason: change.reason } }],
    [`PATCH /api/staff/${kind}/{id}`]: [404, { params, json: { ...change, ...edit } }],
    [`POST /api/staff/${kind}/{id}/state`]: [404, { params, json: { ...change, state: 'published' } }],
    [`POST /api/staff/${kind}/{id}/merge`]: [404, { params, json: { ...change, into } }],
    [`POST /api/staff/${kind}/{id}/deletion`]: [404, { params, json: change }],
  };
  return requests as Record<Extract<keyof typeof listingsContract, `${string}/staff/${K}${string}`>, [number, RequestParts]>;
}

/** Requests about what does not exist: 404 for those who may decide. */
const ENDPOINTS: Record<keyof typeof listingsContract, [number, RequestParts]> = {
  'GET /api/staff/companies': [200, {}],
  'GET /api/staff/companies/export': [200, {}],
  'GET /api/staff/companies/{id}': [404, { params }],
  'POST /api/staff/companies': [422, { json: { name: 'Lumen Retail', reason: change.reason } }],
  'PATCH /api/staff/companies/{id}': [404, { params, json: { ...change, name: 'Rye' } }],
  'POST /api/staff/companies/{id}/state': [404, { params, json: { ...change, state: 'published' } }],
  'POST /api/staff/companies/{id}/merge': [404, { params, json: { ...change, into: randomUUID() } }],
  'POST /api/staff/companies/{id}/deletion': [404, { params, json: change }],
  'POST /api/staff/listings/import': [
    200,
    { multipart: { file: new File(['name\nRye Mills\n'], 'mills.csv'), table: 'companies', reason: change.reason } },
  ],
  'GET /api/staff/jobs': [200, {}],
  'GET /api/staff/jobs/export': [200, {}],
  'GET /api/staff/jobs/{id}': [404, { params }],
  'PATCH /api/staff/jobs/{id}': [
    404,
    { params, json: { ...change, title: 'Baker', role_type: 'Full-time', work_mode: 'On-site', places: ['Pune'] } },
  ],
  'POST /api/staff/jobs/{id}/state': [404, { params, json: { ...change, state: 'published' } }],
  'POST /api/staff/jobs/{id}/deletion': [404, { params, json: change }],
  ...endpointsOf('universities', {
    add: { name: 'Lumen University', country: 'India' },
    edit: { name: 'Rye', country: 'India' },
    into: randomUUID(),
  }),
  ...endpointsOf('programs', { add: { ...PROGRAM, category: 'no-such-category' }, edit: PROGRAM, into: 'no-such-program' }),
};

let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
  await app.context().db.insertInto('companies').values({ slug: 'lumen-retail', name: 'Lumen Retail' }).execute();
  await aUniversity(app.context(), { name: 'Lumen University' });
});

test.each(Object.entries(ENDPOINTS))('%s is for editors and administrators', async (key, [found, parts]) => {
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor(['editor'], found, !key.startsWith('GET')));
});
