/** Which scope of staff may call which endpoint about messages and applications. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { supportContract } from '../contract.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const reason = 'A reason that is long enough';

/** Requests about what does not exist: 404 for those who may decide. */
const ENDPOINTS: Record<keyof typeof supportContract, [number, RequestParts]> = {
  'GET /api/staff/leads': [200, {}],
  'GET /api/staff/leads/export': [200, {}],
  'GET /api/staff/leads/{id}': [404, { params }],
  'POST /api/staff/leads/{id}/state': [404, { params, json: { from: 'new', state: 'closed', reason } }],
  'GET /api/staff/job_applications': [200, {}],
  'GET /api/staff/job_applications/export': [200, {}],
  'GET /api/staff/job_applications/{id}': [404, { params }],
  'POST /api/staff/job_applications/{id}/status': [404, { params, json: { from: 'viewed', status: 'interview', reason } }],
  'GET /api/staff/application_forms': [200, {}],
  'GET /api/staff/application_forms/export': [200, {}],
  'GET /api/staff/application_forms/{id}': [404, { params }],
  'POST /api/staff/application_forms/{id}/open': [404, { params, json: { reason } }],
  'POST /api/staff/application_forms/{id}/status': [404, { params, json: { from: 'submitted', status: 'offered', reason } }],
};

let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
});

test.each(Object.entries(ENDPOINTS))('%s is for support and administrators', async (key, [found, parts]) => {
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor(['support'], found, key.startsWith('POST')));
});
