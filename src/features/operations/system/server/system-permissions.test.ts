/** Which scope of staff may call which endpoint about the running system. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { systemContract } from '../contract.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const json = { reason: 'A reason that is long enough' };

/** Requests about what does not exist: 404 for those who may decide. */
const ENDPOINTS: Record<keyof typeof systemContract, [StaffScope, number, RequestParts]> = {
  'GET /api/staff/mails': ['support', 200, {}],
  'GET /api/staff/mails/export': ['support', 200, {}],
  'POST /api/staff/mails/send_all': ['support', 200, { json }],
  'GET /api/staff/mails/{id}': ['support', 404, { params }],
  'POST /api/staff/mails/{id}/send': ['support', 404, { params, json }],
  'POST /api/staff/mails/{id}/drop': ['support', 404, { params, json }],
  'GET /api/staff/tasks': ['administrator', 200, {}],
  'GET /api/staff/tasks/export': ['administrator', 200, {}],
  'POST /api/staff/tasks/retry_all': ['administrator', 200, { json }],
  'GET /api/staff/tasks/{id}': ['administrator', 404, { params }],
  'POST /api/staff/tasks/{id}/retry': ['administrator', 404, { params, json }],
  'POST /api/staff/tasks/{id}/drop': ['administrator', 404, { params, json }],
  'GET /api/staff/settings': ['administrator', 200, {}],
  'GET /api/staff/experiments': ['administrator', 200, {}],
};

let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
});

test.each(Object.entries(ENDPOINTS))('%s is for one scope and administrators', async (key, [scope, found, parts]) => {
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor([scope], found, key.startsWith('POST')));
});
