/**
 * How many queries a page for a member costs: a bound for each of the pages that members open most, a quarter above what was
 * counted. Reads that meet while one like them is under way go together, which depends on the moment; a query for each thing of a
 * list exceeds any of these.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTING_SERVER, listQueries } from '../setup/listed-queries.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { signUpFollower } from '../setup/session.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';

const INSIGHT = 'window-functions-in-one-picture';

let server: RunningServer;
let cookie: string;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-queries-'));
beforeAll(async () => {
  server = await startServer(folder, { DATABASE_URL: await createSeededDatabase() }, COUNTING_SERVER);
  cookie = await signUpFollower(server.origin, 'Lalita Menon', ['python', 'sql', 'design']);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test.for([
  ['/insights', 28],
  [`/insights/detail/${INSIGHT}`, 17],
  ['/', 64],
  ['/jobs-apprenticeships', 19],
  [`/api/knowledges/${INSIGHT}`, 9],
] as const)('%s costs a member at most %d queries', async ([address, limit]) => {
  const all = await listQueries(server, address, { cookie });
  // Once in a minute a page also notes that the session is in use.
  const queries = all.filter((query) => !query.startsWith('update "sessions"'));
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(limit);
});
