/** Benchmark of the page cache: requests the same pages with and without it, alternating. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../tests/setup/server.ts';

const PAGES = ['/', '/jobs-apprenticeships', '/courses', '/insights', '/communities', '/blog'];
const ROUNDS = 3;
const REQUESTS = 40;
const CONCURRENCY = 8;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-bench-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);

/** Pages per second. A request with an invalid session bypasses the cache, as a member's does. */
async function measure(page: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  let remaining = REQUESTS;
  const sendRequests = async () => {
    while (remaining-- > 0) await (await fetch(server.origin + page, { headers })).text();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests));
  return (REQUESTS / (performance.now() - start)) * 1000;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const invalidSession = { cookie: '__Host-sid=nobody; sid=nobody' };

console.log('page                      uncached/s  cached/s   ratio');
for (const page of PAGES) {
  for (const headers of [invalidSession, {}]) await measure(page, headers);
  const [uncached, cached]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    uncached.push(await measure(page, invalidSession));
    cached.push(await measure(page, {}));
  }
  const [slow, fast] = [median(uncached), median(cached)];
  console.log(
    `${page.padEnd(24)} ${slow.toFixed(1).padStart(11)} ${fast.toFixed(1).padStart(8)} ${(fast / slow).toFixed(1).padStart(7)}`,
  );
}
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
