/** Which scope of staff may call which endpoint about the catalogue. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { listingsContract } from '../contract.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const change = { version: 'seen', reason: 'A reason that is long enough' };

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
};

let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
  await app.context().db.insertInto('companies').values({ slug: 'lumen-retail', name: 'Lumen Retail' }).execute();
});

test.each(Object.entries(ENDPOINTS))('%s is for editors and administrators', async (key, [found, parts]) => {
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor(['editor'], found, !key.startsWith('GET')));
});
