/** Starts of the server as a separate process: concurrent first starts, and problems that prevent a start. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { SANDBOX_MERCHANT_KEY, SANDBOX_MERCHANT_SALT, SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { recordReactFiles } from '../setup/react-files.ts';
import { COMPILE_CACHE } from '../setup/server.ts';

const MAX_START_MS = 150_000;
const running: ChildProcess[] = [];
const folders: string[] = [];

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-start-'));
  fs.chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

type LaunchedServer = { origin: string; child: ChildProcess; output: () => string; reactFiles: () => string };

async function launch(settings: Record<string, string>): Promise<LaunchedServer> {
  const port = await claimPortPair();
  const folder = makeFolder();
  const recorder = recordReactFiles(folder);
  const child = spawn(process.execPath, ['src/app/boot/main.ts'], {
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      LOG_LEVEL: 'error',
      DATABASE_WAIT_MS: '60000',
      DATABASE_SILENCE_MS: '60000',
      PORT: String(port),
      DATA_DIR: folder,
      ...recorder.env,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  return { origin: `http://localhost:${port}`, child, output: () => output, reactFiles: recorder.files };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

/** Waits until the server responds; returns the status of the home page. Throws with its output if it exits instead. */
async function openHomePage({ origin, child, output }: LaunchedServer): Promise<number> {
  for (const end = Date.now() + MAX_START_MS; Date.now() < end; await sleep(200)) {
    if (hasEnded(child)) throw new Error(`the server ended:\n${output()}`);
    const response = await fetch(origin).catch(() => null);
    if (response) return response.status;
  }
  throw new Error(`the server did not start:\n${output()}`);
}

async function queryServer(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

const databaseUrl = (name: string) => inject('databaseServer').replace('{database}', name);

async function makeDatabase(): Promise<string> {
  const name = `start_${randomUUID().replaceAll('-', '')}`;
  await queryServer(`create database ${name}`);
  return name;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(stop));
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('two concurrent first starts both succeed', () => {
  test('on an empty database, with the production build of React regardless of NODE_ENV', async () => {
    const database = await makeDatabase();
    const settings = { DATABASE_URL: databaseUrl(database), DATA_DIR: makeFolder(), NODE_ENV: 'development' };
    const servers = await Promise.all([launch(settings), launch(settings)]);
    expect(await Promise.all(servers.map(openHomePage))).toEqual([200, 200]);
    for (const { child, reactFiles } of servers) {
      await stop(child);
      expect(reactFiles()).toMatch(/react-dom-server\.node\.production\.js$/);
    }

    await queryServer(`drop database ${database} with (force)`);
  }, 300_000);

  test('on an empty data folder', async () => {
    const settings = { DATA_DIR: path.join(makeFolder(), 'data') };
    const servers = await Promise.all([launch(settings), launch(settings)]);
    expect(await Promise.all(servers.map(openHomePage))).toEqual([200, 200]);
  }, 300_000);
});

describe('a start-up problem is explained in one sentence', () => {
  async function startError(settings: Record<string, string>): Promise<string> {
    const { child, output } = await launch(settings);
    const code = hasEnded(child) ? child.exitCode : await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(1);
    return output().trim();
  }
  const asUser = (user: string, database: string) => ({
    DATABASE_URL: databaseUrl(database).replace('user=app', `user=${user}`),
  });

  test('an unreachable database', async () => {
    expect(await startError({ DATABASE_URL: 'postgres://asha@127.0.0.1:1/learning' })).toBe(
      'The database at 127.0.0.1:1 does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.',
    );
  });

  test('another place for files than that of a server that runs', async () => {
    const database = { DATABASE_URL: databaseUrl(await makeDatabase()) };
    await openHomePage(await launch(database));
    expect(await startError(database)).toMatch(/^Another server of this database stores members' files in another place/);
  }, 300_000);

  test('everything that production must not run with, at once', async () => {
    const output = await startError({
      APP_ENV: 'production',
      APP_ORIGIN: 'http://localhost:3000',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: SANDBOX_SECRET,
      PAYU_KEY: SANDBOX_MERCHANT_KEY,
      PAYU_SALT: SANDBOX_MERCHANT_SALT,
    });
    for (const name of [
      'APP_ORIGIN',
      'DATABASE_URL',
      'GOOGLE_CLIENT_SECRET',
      'PAYU_KEY',
      'SMTP_URL',
      'LEGAL_NAME',
      'SUPPORT_EMAIL',
    ])
      expect(output).toContain(name);
    for (const secret of [SANDBOX_SECRET, SANDBOX_MERCHANT_SALT]) expect(output).not.toContain(secret);
  });

  test('a missing database', async () => {
    expect(await startError(asUser('app', 'nowhere'))).toMatch(
      /^There is no database nowhere at \S+: create it, or correct DATABASE_URL\.$/,
    );
  });

  test('a user without permissions', async () => {
    const database = await makeDatabase();
    await queryServer('create role guest login');
    expect(await startError(asUser('guest', database))).toBe(
      `The database user guest lacks rights (permission denied for schema public): run \`npm run cli -- migrate\` with the role that owns the tables of ${database}.`,
    );
    await queryServer(`drop database ${database} with (force)`);
    await queryServer('drop role guest');
  });

  test('a wrong password', async () => {
    await queryServer(`create role guarded login password 'correct'`);
    const [hba] = await queryServer('show hba_file');
    const file = String(hba?.['hba_file']);
    const before = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, `local all guarded scram-sha-256\n${before}`);
    await queryServer('select pg_reload_conf()');
    const { DATABASE_URL } = asUser('guarded', 'postgres');
    expect(await startError({ DATABASE_URL: `${DATABASE_URL}&password=wrong` })).toMatch(
      /^The database at \S+ refuses the password of guarded: correct DATABASE_URL\.$/,
    );
    fs.writeFileSync(file, before);
    await queryServer('select pg_reload_conf()');
    await queryServer('drop role guarded');
  });
});
