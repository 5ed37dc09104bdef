import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../setup/server.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';
import { measureVisits } from './measure-visits.ts';

/** Connections of each kind; together five hundred. */
const [SLOW_HEADERS, SLOW_BODIES, SLOW_READERS] = [300, 100, 100];
const MAX_P95_MS = 500;
/** The limits of a server, each with the second until it is noticed and what a busy machine adds. */
const SECONDS = { headers: 10, body: 15, upload: 70 };

type Closed = { text: string; seconds: number };

export const drill: Drill = {
  title: 'Five hundred clients send or read as slowly as they can; the others are served as usual',
  needs: 'nothing but a quiet machine',
  run: async (say) => {
    const folder = makeDrillFolder();
    const server = await startServer(path.join(folder, 'data'), { STAND_INS: 'off' }, undefined, 300_000);
    const { hostname, port } = new URL(server.origin);
    const open = (start: string, drop: string, reads: boolean) => openSlow(Number(port), { start, drop, reads });
    const head = (line: string, headers: readonly string[] = []) =>
      [`${line} HTTP/1.1`, `host: ${hostname}:${port}`, 'sec-fetch-site: same-origin', ...headers, ''].join('\r\n');
    const body = ['content-type: application/json', 'content-length: 90000', ''];
    const upload = ['content-type: multipart/form-data; boundary=x', 'content-length: 90000', ''];
    try {
      const before = await measureVisits(server.origin);
      const many = (count: number, make: () => Promise<Closed>) => Array.from({ length: count }, make);
      const headers = many(SLOW_HEADERS, () => open(head('GET /'), 'x-drop: 1\r\n', true));
      const bodies = many(SLOW_BODIES, () => open(head('POST /api/journeys', body), 'a', true));
      const page = head('GET /jobs-apprenticeships', ['', '']);
      const readers = many(SLOW_READERS, () => open(page.repeat(20), '', false));
      const uploading = open(head('POST /api/own_ads', upload), 'a', true);
      await sleep(1000);
      const during = await measureVisits(server.origin);
      say(`p95 of visits: ${before} ms alone, ${during} ms beside five hundred slow clients`);
      expectClosed(await Promise.all(headers), SECONDS.headers, [0, 408]);
      say(`${SLOW_HEADERS} clients that drip headers were disconnected`);
      expectClosed(await Promise.all(bodies), SECONDS.body, [408]);
      say(`${SLOW_BODIES} clients that drip a body got 408`);
      expectClosed([await uploading], SECONDS.upload, [408]);
      say('a client that drips an upload got 408 after a minute');
      await Promise.all(readers);
      say(`${SLOW_READERS} clients that asked for twenty pages at once and read none went away`);
      assert.ok(during <= MAX_P95_MS, `p95 ${during} ms`);
      assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
    } finally {
      await server.stop();
    }
    fs.rmSync(folder, { recursive: true, force: true });
  },
};

/** A connection that sends a drop each second, and reads or does not; resolves when it is closed. */
async function openSlow(port: number, { start, drop, reads }: { start: string; drop: string; reads: boolean }): Promise<Closed> {
  const startedAt = Date.now();
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('error', () => {});
  if (reads) socket.on('data', (chunk) => (text += String(chunk)));
  else socket.pause();
  socket.write(start);
  const dropping = setInterval(() => drop && socket.write(drop), 1000);
  // Who reads nothing goes away after a while, as nobody waits for ever.
  const leaving = reads ? undefined : setTimeout(() => socket.destroy(), 30_000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dropping);
  clearTimeout(leaving);
  return { text, seconds: (Date.now() - startedAt) / 1000 };
}

function expectClosed(connections: readonly Closed[], maxSeconds: number, statuses: readonly number[]): void {
  for (const { text, seconds } of connections) {
    assert.ok(seconds <= maxSeconds, `a connection lasted ${seconds} s`);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
    assert.ok(statuses.includes(status), `${status} is not one of ${statuses.join()}`);
  }
}
