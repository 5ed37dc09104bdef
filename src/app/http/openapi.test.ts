import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { openApiDocument } from '#platform/http/openapi.ts';

type Operation = {
  operationId: string;
  description: string;
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: { $ref?: string }; example?: unknown }> };
  responses: Record<string, unknown>;
};
const document = openApiDocument(contract, {
  title: 'Test',
  version: '1.0.0',
  description: 'All endpoints.',
  origin: 'https://pathlight.example',
  cookie: 'sid',
}) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } };

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);
const operationOf = (key: string) => operations.find(([name]) => name === key)?.[1];

test('an operation names every status that a request can get on its way to the use case', () => {
  const statuses = Object.keys(operationOf('POST /api/purchases')?.responses ?? {});
  expect(statuses).toEqual(expect.arrayContaining(['201', '400', '401', '403', '413', '415', '422', '429', '503']));
  expect(Object.keys(operationOf('GET /api/jobs/{slug}')?.responses ?? {})).toEqual(['200', '401', '403', '404', '429', '503']);
});

test('every operation says who may call it, and which scope a token needs', () => {
  for (const [key, { description }] of operations) expect(description, key).toMatch(/^For (everybody|signed-in members); /);
  expect(operationOf('GET /api/tracker')?.security).toEqual([{ session: [] }, { token: ['tracker:read'] }]);
  expect(operationOf('GET /api/jobs')?.security).toEqual([{}, { token: ['catalogue:read'] }]);
  expect(operationOf('POST /api/purchases')?.security).toEqual([{ session: [] }]);
});

test('bodies and resources are named schemas, and every reference leads to one', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
  const names = Object.keys(document.components.schemas);
  expect(references.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name !== 'Problem' && !references.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['Problem', 'PageMeta', 'TrackerEntry', 'PostApiTrackerBody']));
  expect(operationOf('POST /api/tracker')?.requestBody?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/PostApiTrackerBody',
  });
});

test('an example of a body is accepted by its endpoint', () => {
  let count = 0;
  for (const [key, { requestBody }] of operations) {
    const example = requestBody?.content['application/json']?.example;
    const body = Object.entries(contract).find(([name]) => name === key)?.[1].body;
    if (example === undefined || !body || !('json' in body)) continue;
    count += 1;
    expect(z.safeParse(body.json, example).success, key).toBe(true);
  }
  expect(count).toBeGreaterThan(100);
});
