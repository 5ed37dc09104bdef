/**
 * Benchmark of what is rendered for members, `npm run report -- member-pages`: for the pages of a signed-in member and one
 * document of the API, the number of queries, and the CPU time of the server and of the database for each request, beside a bare
 * Node server that sends the same bytes, in the same run; for the document that server makes one query. CPU time and not
 * response time, because other work on the machine hardly changes it. QUERIES=page prints the queries of a page. Linux only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabaseStore } from '#app/boot/start-up.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { COUNTING_SERVER, listQueries } from '../tests/setup/listed-queries.ts';
import { startServer } from '../tests/setup/server.ts';
import { signUpFollower } from '../tests/setup/session.ts';
import { readCpu, readDatabaseCpu } from './scale/cpu.ts';

const PAGES: Record<string, string> = {
  list: '/insights',
  detail: '/insights/detail/window-functions-in-one-picture',
  home: '/',
  jobs: '/jobs-apprenticeships',
  document: '/api/knowledges/window-functions-in-one-picture',
};
const ROUNDS = 5;
const REQUESTS = 40;
/** A bare server needs so little that fewer would not be measurable. */
const BARE_REQUESTS = 400;
const CONNECTIONS = 4;
const WARM_UP = 80;
const START_TIMEOUT_MS = 600_000;

const dataDir = process.env['KEEP'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-member-'));
fs.mkdirSync(dataDir, { recursive: true });
fs.chmodSync(dataDir, 0o755);
const store = await openDatabaseStore(loadConfig({ APP_ENV: 'test', DATA_DIR: dataDir }));
const server = await startServer(
  dataDir,
  { DATABASE_WAIT_MS: '60000', DATABASE_URL: store.url },
  COUNTING_SERVER,
  START_TIMEOUT_MS,
);
const database = new pg.Client({ connectionString: store.url });
await database.connect();
const cookie = await signUpFollower(server.origin, `Bench ${Date.now()}`, ['python', 'sql', 'design']);

type Cpu = { server: number; database: number };

try {
  console.log('                  queries   server ms   database ms   bare ms   ratio');
  for (const [name, address] of Object.entries(PAGES)) {
    const { answer, queries } = await warmUp(address);
    if (process.env['QUERIES'] === name) console.log(queries.map((query) => query.replaceAll(/\s+/g, ' ').trim()).join('\n'));
    const bare = await startBareServer(name, answer);
    const [ours, theirs]: [Cpu[], Cpu[]] = [[], []];
    await getMany(`http://127.0.0.1:${bare.port}/`, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure(server.child.pid ?? 0, server.origin + address, REQUESTS));
      theirs.push(await measure(bare.pid, `http://127.0.0.1:${bare.port}/`, BARE_REQUESTS));
    }
    bare.stop();
    const [used, reference] = [medianOf(ours), medianOf(theirs)];
    const referenceMs = reference.server + (name === 'document' ? reference.database : 0);
    console.log(
      `${name.padEnd(16)} ${String(queries.length).padStart(8)} ${used.server.toFixed(2).padStart(11)} ${used.database.toFixed(2).padStart(13)} ${referenceMs.toFixed(2).padStart(9)} ${((used.server + used.database) / referenceMs).toFixed(1).padStart(7)}`,
    );
  }
} finally {
  await server.stop();
  await database.end();
  await store.close();
  if (!process.env['KEEP']) fs.rmSync(dataDir, { recursive: true, force: true });
}

async function get(address: string): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const response = await fetch(address, { headers: { cookie, 'accept-encoding': 'identity' } });
  // A machine that is busy with other work refuses some.
  if (response.status === 503) return get(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { headers: Object.fromEntries(response.headers), bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Some connections, each of which asks again as soon as it has an answer. */
async function getMany(address: string, requests: number): Promise<void> {
  let remaining = requests;
  const send = async () => {
    while (remaining-- > 0) await get(address);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
}

async function warmUp(address: string) {
  await getMany(server.origin + address, WARM_UP);
  return { answer: await get(server.origin + address), queries: await listQueries(server, address, { cookie }) };
}

async function startBareServer(name: string, { headers, bytes }: { headers: Record<string, string>; bytes: Buffer }) {
  const child = spawn(process.execPath, [path.resolve('bench/bare-server.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  for (const hop of ['connection', 'keep-alive', 'transfer-encoding', 'date']) delete headers[hop];
  const query = {
    databaseUrl: store.url,
    text: 'select * from insights where slug = $1',
    values: [PAGES['document']?.split('/').at(-1)],
  };
  child.stdin.end(JSON.stringify({ headers, body: bytes.toString('base64'), ...(name === 'document' && { query }) }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(line.toString()), stop: () => child.kill('SIGKILL') };
}

/** CPU time for each request, with the little that the background work of the server takes meanwhile. */
async function measure(pid: number, address: string, requests: number): Promise<Cpu> {
  const before = { server: readCpu(pid), database: await readDatabaseCpu(database) };
  await getMany(address, requests);
  return {
    server: (readCpu(pid) - before.server) / requests,
    database: ((await readDatabaseCpu(database)) - before.database) / requests,
  };
}

function medianOf(all: readonly Cpu[]): Cpu {
  const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return { server: median(all.map((one) => one.server)), database: median(all.map((one) => one.database)) };
}
