/**
 * Benchmark of visitors' kept pages, `npm run report -- pages`: requests per second of a page, plain and compressed, beside a
 * bare Node server that sends the same bytes, and beside the same page rendered for each request. The client shares the cores
 * with the servers, so the figures are ratios of one run, not what a machine can do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../tests/setup/server.ts';

const PAGES = ['/insights', '/jobs-apprenticeships', '/skills/sql', '/blog'];
const ENCODINGS = ['identity', 'gzip', 'br'];
const ROUNDS = 5;
const ROUND_MS = 2000;
const CONNECTIONS = 16;
const UNCACHED_REQUESTS = 40;

type Target = { port: number; host: string; path: string; headers: Record<string, string> };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-bench-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir, { RATE_LIMITS: 'false' });
const { port, host } = new URL(server.origin);

console.log('page                   encoding     kB   kept/s   bare/s  ratio');
for (const page of PAGES) {
  for (const encoding of ENCODINGS) {
    const kept: Target = { port: Number(port), host, path: page, headers: { 'accept-encoding': encoding } };
    const answer = await readAnswer(kept);
    const bare = await startBareServer(answer);
    const rates: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      rates[0].push(await measure(kept));
      rates[1].push(await measure({ ...kept, port: bare.port }));
    }
    bare.stop();
    const [ours, theirs] = [median(rates[0]), median(rates[1])];
    const size = (answer.bytes.byteLength / 1000).toFixed(0);
    console.log(
      `${page.padEnd(22)} ${encoding.padEnd(9)} ${size.padStart(5)} ${ours.toFixed(0).padStart(8)} ${theirs.toFixed(0).padStart(8)} ${(ours / theirs).toFixed(2).padStart(6)}`,
    );
  }
  console.log(`${page.padEnd(22)} rendered        ${(await measureUncached(page)).toFixed(0).padStart(8)}`);
}
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });

/** The answer of a page from the cache. */
async function readAnswer(target: Target): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  for (let request = 0; request < 2; request += 1) await fetchRaw(target);
  const raw = await fetchRaw(target);
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw.subarray(0, end).toString('latin1').split('\r\n').slice(1);
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  if (headers['server-timing'] !== 'cache;desc=hit') throw new Error(`${target.path} is not kept`);
  for (const name of ['Date', 'Connection', 'Keep-Alive']) delete headers[name];
  return { headers, bytes: raw.subarray(end + 4) };
}

/** The bytes of one answer. */
async function fetchRaw(target: Target): Promise<Buffer> {
  const socket = net.connect(target.port, '127.0.0.1');
  socket.write(requestOf(target, 'close'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function requestOf({ host: name, path: page, headers }: Target, connection: string): string {
  const lines = Object.entries({ host: name, connection, ...headers }).map(([header, value]) => `${header}: ${value}`);
  return `GET ${page} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

async function startBareServer({ headers, bytes }: { headers: Record<string, string>; bytes: Buffer }) {
  const child = spawn(process.execPath, [path.resolve('bench/bare-server.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ headers, body: bytes.toString('base64') }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(line.toString()), stop: () => child.kill('SIGKILL') };
}

/** Requests per second of some connections, each of which asks again as soon as it has an answer. */
async function measure(target: Target): Promise<number> {
  const request = requestOf(target, 'keep-alive');
  let answers = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = net.connect(target.port, '127.0.0.1');
      let expected = 0;
      let received = 0;
      let head = '';
      socket.on('data', (chunk) => {
        if (expected === 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end === -1) return;
          expected = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
          received = head.length;
        } else received += chunk.byteLength;
        if (received < expected) return;
        answers += 1;
        [expected, received, head] = [0, 0, ''];
        if (performance.now() - start < ROUND_MS) socket.write(request);
        else socket.destroy();
      });
      socket.write(request);
      await once(socket, 'close');
    }),
  );
  return (answers / (performance.now() - start)) * 1000;
}

/** Requests per second with an invalid session, which bypasses the cache, as a member's does. */
async function measureUncached(page: string): Promise<number> {
  const start = performance.now();
  let remaining = UNCACHED_REQUESTS;
  const sendRequests = async () => {
    while (remaining-- > 0)
      await (await fetch(server.origin + page, { headers: { cookie: '__Host-sid=nobody; sid=nobody' } })).text();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests));
  return (UNCACHED_REQUESTS / (performance.now() - start)) * 1000;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
