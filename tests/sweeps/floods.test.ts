/** While somebody floods the server with visits or payment messages, everybody else is answered. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedVisit } from '../architecture/good-requests.ts';
import { startServer, type RunningServer } from '../setup/server.ts';

/** Of the flood, sent as fast as the server answers, so many at a time. */
const FLOOD = 600;
const AT_ONCE = 50;
const OTHERS = 20;
const WINDOW_SECONDS = 60;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-floods-'));
let server: RunningServer;

beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755);
  server = await startServer(dataDir, { RATE_LIMITS: 'true', TRUST_PROXY: 'true' }, undefined, 300_000);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Sends the flood from one address; how many got which status. */
async function flood(pathname: string, type: string, body: string, ip: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let left = FLOOD;
  const sendAll = async () => {
    while (left > 0) {
      left -= 1;
      const headers = { 'content-type': type, 'x-forwarded-for': ip, origin: server.origin, 'sec-fetch-site': 'same-origin' };
      const response = await fetch(server.origin + pathname, { method: 'POST', headers, body, redirect: 'manual' });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
  return statuses;
}

/** Calls of others, each from an address of its own, one after the other; their statuses. */
async function visitOthers(): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call < OTHERS; call += 1) {
    const pathname = ['/api/jobs', '/api/companies', '/courses', '/api/site'][call % 4] ?? '/';
    const response = await fetch(server.origin + pathname, { headers: { 'x-forwarded-for': `10.1.0.${call}` } });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

const FORM = 'application/x-www-form-urlencoded';

test.each([
  ['visits', '/api/journeys', 'application/json', JSON.stringify(recordedVisit), 240],
  ['payment messages', '/api/purchases/webhook', FORM, 'txnid=T1&status=success&hash=x', 1200],
  ['payment returns', '/api/purchases/purchase_response', FORM, 'txnid=T1&hash=x', 1200],
] as const)(
  'during a flood of %s from one address all others are answered, and no more than its limit is taken',
  async (...row) => {
    const [name, pathname, type, body, limit] = row;
    const startedAt = Date.now();
    const [statuses, others] = await Promise.all([flood(pathname, type, body, `10.9.0.${name.length}`), visitOthers()]);
    const seconds = (Date.now() - startedAt) / 1000;
    const taken = [...statuses].reduce((sum, [status, count]) => (status < 400 ? sum + count : sum), 0);
    console.log(`${name}: ${Math.round(FLOOD / seconds)} a second, ${taken} of ${FLOOD} taken`);
    expect(others).toEqual(others.map(() => 200));
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    // However fast the machine is: no more than the limit in each window that the flood lasted into.
    expect(taken).toBeLessThanOrEqual(limit * (Math.ceil(seconds / WINDOW_SECONDS) + 1));
  },
);
