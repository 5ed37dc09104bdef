/** Which scope of staff may call which endpoint about what members learn with. */
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { learningContract } from '../contract.ts';

const app = openTestApp();
const reason = 'A reason that is long enough';
const mistake = { id: 'a'.repeat(32) };
const question = { id: 'no-such-question' };
const resource = { id: 'a'.repeat(16) };
const address = { url: 'https://new.example/', source: 'Its site', sourced_on: '2026-11-20' };
const work = { title: 'Weave', task: 'Weave.', hours: 2, criteria: ['Straight', 'Dry', 'Whole'], hindi: null };
const text = {
  question: 'Which?',
  code: '',
  options: ['A', 'B', 'C', 'D'],
  answer: 0,
  explanation: 'A is.',
  source_title: 'The manual',
  source_url: 'https://manual.example/',
};

/** Requests about what does not exist: 404 for those who may decide. */
const ENDPOINTS: Record<keyof typeof learningContract, [number, RequestParts]> = {
  'GET /api/staff/mistakes': [200, {}],
  'GET /api/staff/mistakes/export': [200, {}],
  'GET /api/staff/mistakes/{id}': [404, { params: mistake }],
  'POST /api/staff/mistakes/{id}/dismiss': [404, { params: mistake, json: { reason } }],
  'GET /api/staff/works': [200, {}],
  'GET /api/staff/works/export': [200, {}],
  'GET /api/staff/works/{id}': [404, { params: question }],
  'PUT /api/staff/works/{id}': [404, { params: question, json: { ...work, version: 0, reason } }],
  'POST /api/staff/works/{id}/state': [404, { params: question, json: { version: 0, dropped: true, reason } }],
  'GET /api/staff/skills': [200, {}],
  'GET /api/staff/skills/export': [200, {}],
  'GET /api/staff/skills/{id}': [404, { params: question }],
  'PUT /api/staff/skills/{id}': [
    404,
    { params: question, json: { name: 'Weaving', aliases: [], hindi_names: [], version: 0, reason } },
  ],
  'POST /api/staff/skills/{id}/merge': [404, { params: question, json: { into: 'python', version: 0, reason } }],
  'POST /api/staff/skills/{id}/state': [404, { params: question, json: { version: 0, out_of_use: true, reason } }],
  'GET /api/staff/questions': [200, {}],
  'GET /api/staff/questions/export': [200, {}],
  'GET /api/staff/questions/{id}': [404, { params: question }],
  'PUT /api/staff/questions/{id}': [404, { params: question, json: { ...text, version: 0, reason } }],
  'GET /api/staff/resources': [200, {}],
  'GET /api/staff/resources/export': [200, {}],
  'GET /api/staff/resource_checks': [200, {}],
  // One is running already.
  'POST /api/staff/resource_checks': [409, { json: { limit: 1 } }],
  'GET /api/staff/resources/{id}': [404, { params: resource }],
  'PUT /api/staff/resources/{id}': [404, { params: resource, json: { ...address, version: 0, reason } }],
  'POST /api/staff/resources/{id}/state': [404, { params: resource, json: { version: 0, dropped: true, reason } }],
  'POST /api/staff/resources/{id}/check': [404, { params: resource, json: {} }],
  'POST /api/staff/questions/{id}/state': [404, { params: question, json: { version: 0, dropped: true, reason } }],
};

let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
  await app.call(people.editor, 'POST /api/staff/resource_checks', { json: { limit: 1 } });
});

test.each(Object.entries(ENDPOINTS))('%s is for editors and administrators', async (key, [found, parts]) => {
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor(['editor'], found, !key.startsWith('GET')));
});
