/** The running server under slow and hostile clients, an unavailable database, and shutdown. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedVisit } from '../architecture/good-requests.ts';
import { ADDRESSES } from '../setup/addresses.ts';
import { residentMegabytes } from '../setup/resident-memory.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { signUpFollower } from '../setup/session.ts';

let server: RunningServer;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-robust-'));
beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755);
  server = await startServer(dataDir, { DATABASE_SILENCE_MS: '2000', DATABASE_WAIT_MS: '6000', TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const port = () => Number(new URL(server.origin).port);

type RawResponse = { text: string; seconds: number };

/** Sends `parts` over a raw connection, pausing `pause` ms after each; resolves to everything received until it is closed. */
async function sendRaw(parts: Iterable<string>, pause = 0): Promise<RawResponse> {
  const startedAt = Date.now();
  const socket = net.connect(port(), '127.0.0.1');
  let text = '';
  let open = true;
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      open = false;
      resolve();
    }),
  );
  for (const part of parts) {
    if (!open) break;
    socket.write(part);
    if (pause > 0) await Promise.race([sleep(pause), closed]);
  }
  await closed;
  return { text, seconds: (Date.now() - startedAt) / 1000 };
}

const request = (line: string, headers: Record<string, string>, body = '') =>
  `${line} HTTP/1.1\r\n${Object.entries({ host: `localhost:${port()}`, connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const JOURNEYS = 'POST /api/journeys';

function* drip(start: string, drop: string): Generator<string> {
  yield start;
  for (;;) yield drop;
}

const statusOf = ({ text }: RawResponse) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

describe('slow clients', () => {
  test.concurrent('a client that drips headers is disconnected soon after five seconds', async () => {
    const response = await sendRaw(drip(`GET / HTTP/1.1\r\nhost: localhost:${port()}\r\n`, 'x-drop: 1\r\n'), 300);
    expect(response.seconds).toBeLessThan(9);
    expect([0, 408]).toContain(statusOf(response));
  });

  test.concurrent('a client that drips its body is disconnected soon after ten seconds', async () => {
    const response = await sendRaw(drip(request(JOURNEYS, { ...SAME_ORIGIN, 'content-length': '90000' }), 'a'), 300);
    expect(response.seconds).toBeLessThan(14);
    expect(statusOf(response)).toBe(408);
  });

  test.concurrent('a client that drips a chunked body is disconnected as well', async () => {
    const response = await sendRaw(
      drip(request(JOURNEYS, { ...SAME_ORIGIN, 'transfer-encoding': 'chunked' }), '1\r\na\r\n'),
      300,
    );
    expect(response.seconds).toBeLessThan(14);
    expect(statusOf(response)).toBe(408);
  });

  test.concurrent('a hundred slow clients do not delay other requests', async () => {
    const slow = Array.from({ length: 100 }, () =>
      sendRaw(drip(`GET / HTTP/1.1\r\nhost: localhost:${port()}\r\n`, 'x-drop: 1\r\n'), 1000),
    );
    await sleep(500);
    const startedAt = Date.now();
    expect((await fetch(`${server.origin}/api/jobs`)).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(2000);
    await Promise.all(slow);
  });
});

test('behind a proxy a connection is kept for longer than the minute for which the proxy keeps it', async () => {
  const response = await fetch(`${server.origin}/healthz`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});

test('a hundred headers are taken, and no more', async () => {
  const withHeaders = (count: number) =>
    request('GET /healthz', Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, '1'])));
  expect(statusOf(await sendRaw([withHeaders(90)]))).toBe(200);
  expect(statusOf(await sendRaw([withHeaders(110)]))).toBe(431);
});

describe('hostile clients', () => {
  let before = 0;
  beforeAll(async () => {
    // What is loaded with the first answers is no memory that hostile clients take.
    for (let count = 0; count < 20; count += 1) await (await fetch(`${server.origin}/api/jobs`)).arrayBuffer();
    before = residentMegabytes(server.child.pid);
  });
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const sized = (body: string) => ({ ...SAME_ORIGIN, 'content-length': String(body.length) });
  const big = `{"consent":true,"events":"${'a'.repeat(2_000_000)}"}`;
  test.each<[string, () => string, number[]]>([
    ['two megabytes of JSON', () => request(JOURNEYS, sized(big), big), [413]],
    [
      'two megabytes of chunks',
      () =>
        request(JOURNEYS, { ...SAME_ORIGIN, 'transfer-encoding': 'chunked' }, `1e8480\r\n${'a'.repeat(2_000_000)}\r\n0\r\n\r\n`),
      [413],
    ],
    ['deep JSON', () => request(JOURNEYS, sized(nested(45_000)), nested(45_000)), [400, 422]],
    [
      'ten thousand headers',
      () => request('GET /', Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x-${index}`, '1']))),
      [431],
    ],
    ['a cookie of a hundred kilobytes', () => request('GET /', { cookie: 'a'.repeat(100_000) }), [431]],
    ['an address of twenty kilobytes', () => request(`GET /${'a'.repeat(20_000)}`, {}), [414, 431]],
    [
      'a content length together with chunks',
      () =>
        request(
          JOURNEYS,
          { ...SAME_ORIGIN, 'content-length': '4', 'transfer-encoding': 'chunked' },
          '0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
        ),
      [400],
    ],
    [
      'two content lengths',
      () => `POST /api/journeys HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\naaaa`,
      [400],
    ],
    [
      'an unknown transfer encoding',
      () => request(JOURNEYS, { ...SAME_ORIGIN, 'transfer-encoding': 'xchunked' }, 'aaaa'),
      [400, 501],
    ],
    ['a line that is not a header', () => `GET / HTTP/1.1\r\nhost: localhost\r\nnot a header\r\n\r\n`, [400]],
    ['a request without a host', () => 'GET /api/site HTTP/1.1\r\n\r\n', [400]],
    ['another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['an unsupported method', () => request('TRACE /', {}), [404, 405]],
    ['a path outside the folder', () => request('GET /assets/../../../package.json', {}), [404]],
    ['an encoded path outside the folder', () => request('GET /assets/%2e%2e%2f%2e%2e%2fpackage.json', {}), [400, 404]],
    ['a hidden file', () => request('GET /.git/HEAD', {}), [404]],
  ])('%s is refused, without internal details', async (_name, write, statuses) => {
    const response = await sendRaw([write()]);
    expect(statuses).toContain(statusOf(response));
    expect(response.text).not.toMatch(/node_modules|at \w+ \(|"name": "pathlight"/);
    expect(response.text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });

  test('a URL with two leading slashes never redirects to another site', async () => {
    for (const address of [
      '//evil.example',
      '//evil.example/..',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '//evil.example/jobs/',
    ]) {
      const { text } = await sendRaw([request(`GET ${address}`, {})]);
      const location = /^location: (.*)\r$/im.exec(text)?.[1];
      if (location) expect(new URL(location, server.origin).origin, address).toBe(server.origin);
    }
  });

  test('a body that never ends is refused soon, and none of it is kept', async () => {
    const endless = request(JOURNEYS, { ...SAME_ORIGIN, 'transfer-encoding': 'chunked' });
    const bodies = Array.from({ length: 20 }, () => sendRaw(drip(endless, `10000\r\n${'a'.repeat(65_536)}\r\n`), 5));
    for (const response of await Promise.all(bodies)) {
      expect(statusOf(response)).toBe(413);
      expect(response.seconds).toBeLessThan(14);
    }
  });

  test('the server is still ready after all hostile requests, with hardly more memory', async () => {
    expect(await (await fetch(`${server.origin}/readyz`)).text()).toBe('ready');
    expect(residentMegabytes(server.child.pid) - before).toBeLessThan(100);
  });
});

test('/healthz reports the process, and /readyz the database, without which a page says that it is not available', async () => {
  const cookie = await signUpFollower(server.origin, 'Asha of the Outage', []);
  const responses = await Promise.all(['/healthz', '/readyz'].map((pathname) => fetch(`${server.origin}${pathname}`)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const postmaster = Number(fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = fs.readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number);
  for (const pid of [postmaster, ...children]) process.kill(pid, 'SIGSTOP');
  try {
    const startedAt = Date.now();
    const [healthy, ready, jobs, page] = await Promise.all(
      ['/healthz', '/readyz', '/api/jobs', '/courses?level=beginner'].map((pathname) => fetch(`${server.origin}${pathname}`)),
    );
    expect([healthy?.status, ready?.status, jobs?.status]).toEqual([200, 503, 503]);
    expect(jobs?.headers.get('retry-after')).toBe('5');
    expect(page?.headers.get('retry-after')).toBe('5');
    expect([page?.status, /<title>(.*?)<\/title>/.exec((await page?.text()) ?? '')?.[1]]).toEqual([
      503,
      'This page is not available right now | Pathlight',
    ]);
    expect(Date.now() - startedAt).toBeLessThan(9000);
    // Kept pages are served; whatever else is asked for is told when to come back.
    for (const { path: pathname } of Object.values(ADDRESSES))
      for (const headers of [{}, { cookie }]) {
        const response = await fetch(server.origin + pathname, { headers, redirect: 'manual' });
        await response.arrayBuffer();
        if (response.status >= 500)
          expect([pathname, response.status, response.headers.get('retry-after')]).toEqual([pathname, 503, '5']);
      }
  } finally {
    for (const pid of [postmaster, ...children]) process.kill(pid, 'SIGCONT');
  }
  for (const path of ['/readyz', '/api/jobs'])
    await expect.poll(async () => (await fetch(server.origin + path)).status).toBe(200);
});

test('on SIGTERM the server finishes requests in flight, drops none, and exits with 0', async () => {
  const exitCode = new Promise<number | null>((resolve) => server.child.once('exit', (code) => resolve(code)));
  const body = JSON.stringify(recordedVisit);
  const inFlight = Array.from({ length: 50 }, (_, index) =>
    index % 2
      ? fetch(`${server.origin}/jobs-apprenticeships?page=${index}`)
      : fetch(`${server.origin}/api/journeys`, { method: 'POST', body, headers: { ...SAME_ORIGIN } }),
  );
  // This request is still being sent when the signal arrives.
  const slowUpload = sendRaw(
    [request(JOURNEYS, { ...SAME_ORIGIN, 'content-length': String(body.length) }), body.slice(0, 20), body.slice(20)],
    700,
  );
  const unfinished = sendRaw(drip(`GET / HTTP/1.1\r\nhost: localhost:${port()}\r\n`, 'x-drop: 1\r\n'), 1000);
  await sleep(300);
  server.child.kill('SIGTERM');
  // While fifty pages are being rendered, the signal may be handled late. A refused connection counts as 503.
  const status = () =>
    fetch(`${server.origin}/readyz`).then(
      (response) => response.status,
      () => 503,
    );
  const untilNotReady = async () => {
    await expect.poll(status, { interval: 50 }).toBe(503);
  };
  const unready = untilNotReady();
  const responses = await Promise.all(inFlight);
  await unready;
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 202]));
  for (const response of responses) await response.arrayBuffer();
  expect(statusOf(await slowUpload)).toBe(202);
  await unfinished;
  // A shutdown that takes too long is forced, and then exits with 1.
  expect(await exitCode).toBe(0);
});
