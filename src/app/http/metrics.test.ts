/** What who runs the site can measure: figures for Prometheus, and traces for OpenTelemetry. */
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { startTraces } from '#platform/runtime/traces.ts';
import { openTestApp } from '../boot/testing.ts';

const TOKEN = 'a-token-for-figures';
const app = openTestApp({ METRICS_TOKEN: TOKEN });
const unmeasured = openTestApp();
const traced = openTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });

const BEARER = { authorization: `Bearer ${TOKEN}` };
const readFigures = async () => (await app.fetch('/metrics', { headers: BEARER })).text();

test('figures are shown to who has the token, and to nobody where there is none', async () => {
  expect((await app.fetch('/metrics')).status).toBe(401);
  expect((await app.fetch('/metrics', { headers: { authorization: 'Bearer another' } })).status).toBe(401);
  expect((await app.fetch('/metrics', { headers: BEARER })).headers.get('content-type')).toContain('text/plain; version=');
  expect((await unmeasured.fetch('/metrics', { headers: BEARER })).status).toBe(404);
});

test('requests are counted by their route, never by what a client made up', async () => {
  await app.fetchFrom('203.0.113.9', '/api/users/auth/logged_in');
  await app.fetchFrom('203.0.113.9', '/api/users/auth/logged_in');
  await app.fetchFrom('203.0.113.9', '/api/jobs/no-such-job-1');
  await app.fetchFrom('203.0.113.9', '/api/made-up-by-somebody');
  const figures = await readFigures();
  expect(figures).toContain('pathlight_requests_total{route="/api/users/auth/logged_in",method="GET",status="200"} 2');
  expect(figures).toMatch(/pathlight_requests_total\{route="\/api\/jobs\/:\w+",method="GET",status="404"\} 1/);
  expect(figures).not.toContain('no-such-job-1');
  expect(figures).not.toContain('made-up-by-somebody');
  expect(figures).toMatch(/pathlight_request_seconds_count\{kind="call"\} \d+/);
});

test('what waits in the database is shown: tasks, mail and payments, with connections and the event loop', async () => {
  const member = await aMember(app.context());
  const mail = { id: 'waiting', userId: member.id, to: 'asha@people.example', subject: 'Hello', text: 'A line.' };
  await app.context().inTransaction((ctx) => queueMail(ctx, mail));
  app.clock.advance(90_000);
  const figures = await readFigures();
  expect(figures).toContain('pathlight_mails{state="waiting"} 1');
  expect(figures).toContain('pathlight_mail_age_seconds{mail="oldest"} 90');
  expect(figures).toMatch(/pathlight_tasks\{state="queued"\} [1-9]/);
  expect(figures).toContain('pathlight_purchases{state="held"} 0');
  expect(figures).toMatch(/pathlight_database_connections\{state="requests busy"\} \d/);
  expect(figures).toContain('pathlight_database_away{database="main"} 0');
  expect(figures).toContain('nodejs_eventloop_lag_seconds');
});

test('every alert is about figures that exist', async () => {
  const figures = await readFigures();
  const rules = fs.readFileSync('docs/alerts.yml', 'utf8');
  const named = [...rules.matchAll(/\b(?:pathlight|nodejs)_\w+/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(figures).toContain(`# TYPE ${name} `);
  for (const [, state] of rules.matchAll(/state="([^"]+)"/g)) expect(figures).toContain(`state="${state}"`);
});

test('a request is traced with its queries, as a part of the trace of its sender, without values', async () => {
  const received: string[] = [];
  const collector = createServer((req, res) => {
    req.on('data', (chunk: Buffer) => received.push(chunk.toString('utf8')));
    req.on('end', () => res.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const endTraces = await startTraces({ ...traced.config, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await traced.fetchFrom('203.0.113.9', '/api/jobs/a-secret-slug', { headers: { traceparent } });
  await endTraces();
  collector.close();
  const text = received.join('');
  expect(text).toContain('"traceId":"0af7651916cd43dd8448eb211c80319c"');
  expect(text).toMatch(/"name":"GET \/api\/jobs\/:\w+"/);
  expect(text).toMatch(/"db\.query\.text","value":\{"stringValue":"select/);
  expect(text).not.toContain('a-secret-slug');
});
