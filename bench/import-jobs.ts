/**
 * Imports 50,000 rows by the command into an empty database, kills it half-way, and imports again: prints the time, the peak
 * memory of the command's process, and whether the second attempt went on where the first stopped. Then a server, which has
 * answered pages, fetches the same rows as another source: prints how much its peak rose. Exit status 1 above 300 MB, or 100 MB
 * more in the server.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import packageFile from '../package.json' with { type: 'json' };
import { updateSchema } from '#app/boot/schema.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { startServer } from '../tests/setup/server.ts';

const ROWS = Number(process.argv[2] ?? 50_000);
const MAX_MEGABYTES = 300;
const MAX_MORE_MEGABYTES = 100;
/** Pages of each list that the server has answered before it imports. */
const PAGES_BEFORE = 20;
/** As `npm run cli` starts it, with what it says about memory. */
const COMMAND = packageFile.scripts.cli.split(' ').slice(1);
const CITIES = ['Pune', 'Kochi', 'Bengaluru', 'Nagpur', 'Jaipur'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-import-'));
fs.chmodSync(folder, 0o755);
const file = path.join(folder, 'jobs.jsonl');
writeRows(file);
const server = await startEmbedded(path.join(folder, 'postgres'));
try {
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database import_bench');
  await admin.end();
  const url = server.url('import_bench');
  await updateSchema({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Loads the demo catalogue, which is no part of the import.
  const idle = await run(url, ['sources', 'list']);
  const again = await run(url, ['sources', 'list']);
  await client.query(
    "insert into users (slug, name, email, email_verified, staff_scopes) values ('editor', 'Editor', 'editor@people.example', true, '{editor}')",
  );
  const first = await importFile(url, async () => (await rowsRead(client)) > ROWS / 2);
  const before = await rowsRead(client);
  // An interrupted run is continued once it has not moved for a minute.
  await sleep(61_000);
  const second = await importFile(url);
  const third = await importFile(url);
  const { rows } = await client.query<{ count: string }>("select count(*) from jobs where source like 'json-lines:%'");
  const inServer = await importInServer(url, client);
  await client.end();
  const runs = {
    'the first command': idle,
    'a command without rows': again,
    'killed half-way': first,
    'the second attempt': second,
    'the same file again': third,
  };
  console.log(`${ROWS} rows, ${Math.round(fs.statSync(file).size / 1e6)} MB; ${rows[0]?.count ?? 0} jobs in the end`);
  console.log(`the second attempt began after row ${before}`);
  for (const [name, { seconds, megabytes, status }] of Object.entries(runs))
    console.log(`${name.padEnd(20)} ${seconds.toFixed(1)} s, peak ${megabytes} MB, exit status ${status}`);
  const { before: atRest, peak, fetched } = inServer;
  console.log(
    `a server that fetches them: ${atRest} MB at rest, peak ${peak} MB, ${peak - atRest} MB more; ${fetched} jobs taken`,
  );
  const highest = Math.max(...Object.values(runs).map(({ megabytes }) => megabytes));
  process.exitCode = highest > MAX_MEGABYTES || peak - atRest > MAX_MORE_MEGABYTES ? 1 : 0;
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

function writeRows(target: string): void {
  const text = 'You plan routes, speak with drivers every day, keep the records and report to the head of the depot. '.repeat(12);
  const lines = Array.from({ length: ROWS }, (_, index) =>
    JSON.stringify({
      id: `row-${index}`,
      title: `Depot planner ${index}`,
      company: `Depot ${index % 500}`,
      location: `${CITIES[index % CITIES.length]}, India`,
      description: `${text} Place ${index}.`,
      apply_url: `https://depot.example/jobs/${index}`,
    }),
  );
  fs.writeFileSync(target, lines.join('\n'));
}

async function rowsRead(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ rows_read: number }>(
    'select rows_read from job_source_runs order by started_at desc limit 1',
  );
  return rows[0]?.rows_read ?? 0;
}

function importFile(url: string, isEnough?: () => Promise<boolean>) {
  return run(url, ['import', 'jobs', file, '--as', 'editor'], isEnough);
}

/** Runs the command; `isEnough` ends it early, as a crash would. */
async function run(url: string, args: readonly string[], isEnough?: () => Promise<boolean>) {
  const started = performance.now();
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [...COMMAND, ...args], { env, stdio: 'ignore' });
  let status: number | null | undefined;
  child.once('exit', (code) => {
    status = code;
  });
  let megabytes = 0;
  while (status === undefined) {
    megabytes = Math.max(megabytes, readMemory(child.pid ?? 0, 'VmHWM'));
    if (isEnough && (await isEnough())) child.kill('SIGKILL');
    await sleep(100);
  }
  return { seconds: (performance.now() - started) / 1000, megabytes, status: status ?? 'killed' };
}

/** Lets a server fetch the rows as a source that is due; resolves when they were taken. */
async function importInServer(url: string, client: pg.Client) {
  const server = await startServer(
    folder,
    { DATABASE_URL: url, STAND_INS: 'off', FEED: file, LOG_LEVEL: 'error' },
    'bench/server-with-feed.ts',
  );
  try {
    const pid = server.child.pid ?? 0;
    // After the work of its start, and as it is in use.
    await sleep(20_000);
    for (let page = 1; page <= PAGES_BEFORE; page += 1)
      for (const path of ['/', '/jobs-apprenticeships', '/insights', '/courses'])
        await (await fetch(`${server.origin}${path}?page=${page}`)).arrayBuffer();
    const before = readMemory(pid, 'VmRSS');
    forgetPeak(pid);
    await client.query(
      `insert into job_sources (name, kind, address, namespace, next_run_at)
       values ('Depots', 'json-lines', 'http://depots.example/jobs.jsonl', 'json-lines:depots', now())`,
    );
    for (let ended = false; !ended; await sleep(1000)) {
      const { rows } = await client.query(
        "select 1 from job_source_runs join job_sources on job_sources.id = source_id where name = 'Depots' and ended_at is not null",
      );
      ended = rows.length > 0;
    }
    const { rows } = await client.query<{ count: string }>("select count(*) from jobs where source = 'json-lines:depots'");
    return { before, peak: readMemory(pid, 'VmHWM'), fetched: Number(rows[0]?.count ?? 0) };
  } finally {
    await server.stop();
  }
}

/** The resident memory of a process now (VmRSS) or at its peak (VmHWM), where the system tells it. */
function readMemory(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  try {
    const kilobytes = new RegExp(`${which}:\\s+(\\d+) kB`).exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1000);
  } catch {
    return 0;
  }
}

/** Lets the peak of a process begin anew, where the system can. */
function forgetPeak(pid: number): void {
  try {
    fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    console.error('The peak of the server includes its start.');
  }
}
