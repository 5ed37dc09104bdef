/** What is answered and logged where something fails that should not. */
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/runtime/log.ts';
import { expectSecurityHeaders } from '../../../tests/setup/security-headers.ts';
import { openTestApp } from '../boot/testing.ts';

const lines: string[] = [];
const log = createLog('warn', new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }));
const app = openTestApp({}, { log });
const small = openTestApp({ DATABASE_POOL: '2', DATABASE_WAIT_MS: '300' });
beforeEach(() => {
  lines.length = 0;
});

test('a fault of ours is a 500 that says nothing of it, and the log has it under the same number', async () => {
  const { db } = app.context();
  await sql`alter table jobs rename to jobs_elsewhere`.execute(db);
  const response = await app.fetch('/api/jobs');
  await sql`alter table jobs_elsewhere rename to jobs`.execute(db);
  const body = (await response.json()) as { request_id: string };
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json; charset=utf-8']);
  expectSecurityHeaders(response);
  expect(JSON.stringify(body)).not.toMatch(/jobs|relation|select|\.ts|node_modules/);
  const logged = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ requestId }) => requestId === body.request_id);
  expect(logged).toMatchObject({ level: 'error', path: '/api/jobs', err: { message: expect.stringContaining('jobs') } });
  expect((await app.fetch('/api/jobs')).status).toBe(200);
});

test('while slow queries hold every connection, requests are refused soon, the process is alive, and all is well afterwards', async () => {
  const { db } = small.running().services;
  const slow = [1, 2].map(() => sql`select pg_sleep(4)`.execute(db));
  await sleep(200);
  const startedAt = performance.now();
  const responses = await Promise.all([1, 2, 3].map(() => small.fetch('/api/jobs')));
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(responses.map(({ status, headers }) => [status, headers.get('retry-after') !== null])).toEqual([
    [503, true],
    [503, true],
    [503, true],
  ]);
  for (const response of responses) expectSecurityHeaders(response);
  expect((await small.fetch('/healthz')).status).toBe(200);
  await Promise.all(slow);
  expect((await small.fetch('/api/jobs')).status).toBe(200);
});
