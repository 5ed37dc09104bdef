/**
 * Imports 50,000 rows by the command into an empty database, kills it half-way, and imports again: prints the time, the peak
 * memory of the command's process, and whether the second attempt went on where the first stopped. Exit status 1 above 300 MB.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import packageFile from '../package.json' with { type: 'json' };
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';

const ROWS = Number(process.argv[2] ?? 50_000);
const MAX_MEGABYTES = 300;
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
  await migrate(url, 'migrations');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Loads the demo catalogue, which is no part of the import.
  const idle = await run(url, ['sources', 'list']);
  const again = await run(url, ['sources', 'list']);
  const first = await importFile(url, async () => (await rowsRead(client)) > ROWS / 2);
  const before = await rowsRead(client);
  // An interrupted run is continued once it has not moved for a minute.
  await sleep(61_000);
  const second = await importFile(url);
  const third = await importFile(url);
  const { rows } = await client.query<{ count: string }>("select count(*) from jobs where source like 'json-lines:%'");
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
  process.exitCode = Math.max(...Object.values(runs).map(({ megabytes }) => megabytes)) > MAX_MEGABYTES ? 1 : 0;
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
  return run(url, ['import', 'jobs', file], isEnough);
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
    megabytes = Math.max(megabytes, peakMemory(child.pid ?? 0));
    if (isEnough && (await isEnough())) child.kill('SIGKILL');
    await sleep(100);
  }
  return { seconds: (performance.now() - started) / 1000, megabytes, status: status ?? 'killed' };
}

/** The peak resident memory of a process, where the system tells it. */
function peakMemory(pid: number): number {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(peak ?? 0) / 1000);
  } catch {
    return 0;
  }
}
