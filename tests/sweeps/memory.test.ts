/** What hostile bodies and files cost the running server in memory. Linux only, because the process is measured from outside. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aZip } from '#platform/files/testing.ts';
import { residentMegabytes } from '../setup/resident-memory.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { signUpFollower } from '../setup/session.ts';

const MAX_GROWTH_MB = 50;
const MB = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-memory-'));
let server: RunningServer;
let cookie = '';

beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755);
  server = await startServer(dataDir, {}, undefined, 300_000);
  cookie = await signUpFollower(server.origin, 'Memory Menon', []);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const memoryMb = () => residentMegabytes(server.child.pid);

/** By how much the process is larger at most, while `work` goes on, than before. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = memoryMb();
  let largest = before;
  const timer = setInterval(() => {
    largest = Math.max(largest, memoryMb());
  }, 50);
  await work();
  await sleep(500);
  clearInterval(timer);
  return largest - before;
}

async function upload(content: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([content], name));
  const headers = { cookie, origin: server.origin, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${server.origin}/api/resumes`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

/** Sends a body without an end until the server closes the connection; the status, and how much was sent. */
async function sendEndless(pathname: string, headers: Record<string, string>, start: string) {
  const { port, host } = new URL(server.origin);
  const socket = net.connect(Number(port), '127.0.0.1');
  let [answer, sent, isOpen] = ['', 0, true];
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  socket.once('close', () => {
    isOpen = false;
  });
  const lines = Object.entries({ host, cookie, 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked', ...headers });
  socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  const chunk = 'a'.repeat(64 * 1024);
  const write = async (text: string) => {
    const isTaken = socket.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    sent += text.length;
    if (!isTaken) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), sleep(200)]);
  };
  await write(start);
  while (isOpen && answer === '' && sent < 200 * MB) await write(chunk);
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), sentMb: sent / MB };
}

const inPairs = async <T>(times: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let pair = 0; pair < times / 2; pair += 1) results.push(...(await Promise.all([work(), work()])));
  return results;
};

const WORD = [{ name: '[Content_Types].xml', content: bytes('<Types/>') }];
const aBomb = (claimedSize?: number) =>
  aZip([...WORD, { name: 'word/document.xml', content: new Uint8Array(400 * MB), ...(claimedSize && { claimedSize }) }]);
const BOUNDARY = 'between';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const FILE = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n`;

/** What every member may send, so that memory which the server needs anyway is not counted. */
async function warmUp(): Promise<void> {
  const text = new Uint8Array(4 * MB).fill(97);
  for (let time = 0; time < 6; time += 1) {
    text[0] = 98 + time;
    expect(await upload(text, `cv-${time}.txt`)).toBe(201);
  }
}

test('bombs, and bodies and uploads without an end, are refused, and the process grows by less than fifty megabytes', async () => {
  const bombs = [aBomb(), aBomb(1000)];
  await warmUp();
  const growth = await growthDuring(async () => {
    for (const bomb of bombs) expect(new Set(await inPairs(10, () => upload(bomb, 'cv.docx')))).toEqual(new Set([415]));
    const json = { 'content-type': 'application/json' };
    for (const [pathname, headers, start] of [
      ['/api/journeys', json, '{"consent":true,"events":"'],
      ['/api/resumes', FORM, FILE],
    ] as const)
      for (const { status, sentMb } of await inPairs(10, () => sendEndless(pathname, headers, start))) {
        expect([0, 413]).toContain(status);
        expect(sentMb).toBeLessThan(100);
      }
  });
  console.log(`the process grew by ${growth.toFixed(1)} MB`);
  expect(growth).toBeLessThan(MAX_GROWTH_MB);
  expect(await (await fetch(`${server.origin}/readyz`)).text()).toBe('ready');
});
