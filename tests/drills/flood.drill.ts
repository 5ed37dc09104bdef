import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { recordedVisit } from '../architecture/good-requests.ts';
import { startServer } from '../setup/server.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';
import { measureVisits } from './measure-visits.ts';

const SECONDS = 20;
const MIN_PER_SECOND = 2000;
const MAX_P95_MS = 500;
/** Of recorded visits, in a minute from one address. */
const LIMIT = 240;
const MINUTES = 2;

export const drill: Drill = {
  title: 'One address sends two thousand visits a second; it is refused, and the others are served as usual',
  needs: 'the Debian package wrk and a quiet machine',
  run: async (say) => {
    const folder = makeDrillFolder();
    const settings = { STAND_INS: 'off', RATE_LIMITS: 'true', TRUST_PROXY: 'true' };
    const server = await startServer(path.join(folder, 'data'), settings, undefined, 300_000);
    try {
      const before = await measureVisits(server.origin);
      const flooded = flood(folder, server.origin);
      const during = await measureVisits(server.origin);
      const { perSecond, taken } = await flooded;
      say(`${Math.round(perSecond)} visits a second, of which ${taken} were taken`);
      say(`p95 of the others: ${before} ms alone, ${during} ms meanwhile`);
      assert.ok(perSecond >= MIN_PER_SECOND);
      assert.ok(taken <= LIMIT * MINUTES);
      assert.ok(during <= MAX_P95_MS);
    } finally {
      await server.stop();
    }
    fs.rmSync(folder, { recursive: true, force: true });
  },
};

/** Sends visits as fast as they are answered: how many a second, and how many were not refused. */
async function flood(folder: string, origin: string): Promise<{ perSecond: number; taken: number }> {
  const script = path.join(folder, 'visit.lua');
  fs.writeFileSync(script, `wrk.method = 'POST'\nwrk.body = [[${JSON.stringify(recordedVisit)}]]\n`);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.9.0.1', origin };
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', '-c50', `-d${SECONDS}s`, '-s', script, ...options, `${origin}/api/journeys`];
  const { stdout } = await promisify(execFile)('wrk', args);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    taken: figure(/(\d+) requests in/) - figure(/Non-2xx or 3xx responses: (\d+)/),
  };
}
