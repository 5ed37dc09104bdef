/** A database with an owner and a role that serves, and migrations while servers answer. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { createContext } from '#platform/http/context.ts';
import { migrate } from '#platform/db/migrate.ts';
import { withClient } from '#platform/db/with-client.ts';
import { createLog } from '#platform/runtime/log.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { runCommandWith, startServer, type RunningServer } from '../setup/server.ts';
import { signUpFollower } from '../setup/session.ts';

const suffix = randomUUID().replaceAll('-', '');
const [database, owner, role] = [`roles_${suffix}`, `owner_${suffix}`, `server_${suffix}`];
const addressOf = (user: string, name = database) =>
  inject('databaseServer').replace('{database}', name).replace('=app', `=${user}`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-roles-'));
fs.chmodSync(folder, 0o755);
/** No request may be unavailable because the machine is busy. */
const serving = { DATABASE_URL: addressOf(role), MIGRATE_AT_START: 'false', DATABASE_WAIT_MS: '60000' };
const servers: RunningServer[] = [];

async function serve(name: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(path.join(folder, name), { ...serving, ...settings });
  servers.push(server);
  return server;
}

/** What a server says that does not start. */
async function refusal(): Promise<string> {
  const start = serve('refused', { PORT: String(await claimPortPair()) });
  const message = await start.then(
    () => 'it started',
    (error: Error) => error.message,
  );
  return message.replace('the server did not start:\n', '').trim();
}

let first: RunningServer;
beforeAll(async () => {
  await withClient(addressOf('app', 'postgres'), async (client) => {
    await client.query(`create role ${owner} login`);
    await client.query(`create role ${role} login`);
    await client.query(`create database ${database} owner ${owner}`);
  });
});
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await withClient(addressOf('app', 'postgres'), async (client) => {
    await client.query(`drop database ${database} with (force)`);
    await client.query(`drop role ${owner}, ${role}`);
  });
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a server that may not migrate names the command, after which it starts, loads the demo and serves', async () => {
  expect(await refusal()).toMatch(
    /^The database is not up to date \(\d+ migrations are missing\): run `npm run cli -- migrate` first\.$/,
  );
  const command = { dataDir: path.join(folder, 'command'), databaseUrl: serving.DATABASE_URL };
  runCommandWith({ MIGRATION_DATABASE_URL: addressOf(owner) }, command, 'migrate');
  first = await serve('first');
  const cookie = await signUpFollower(first.origin, 'Rohini Das', ['python']);
  const pages = ['/', '/jobs', '/you', '/search?q=python', '/api/search?q=data', '/courses'];
  const statuses = await Promise.all(
    pages.map(async (page) => (await fetch(`${first.origin}${page}`, { headers: { cookie } })).status),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
}, 300_000);

test('no task of the server fails for a missing right', async () => {
  // One full turn of the tasks that run each minute.
  await sleep(65_000);
  const failed = await withClient(addressOf(owner), async (client) => {
    const { rows } = await client.query("select name, output from tasks.job where state in ('retry', 'failed')");
    return rows;
  });
  expect(failed).toEqual([]);
  expect(first.output()).not.toMatch(/permission denied|must be owner/);
}, 120_000);

/** The migrations with one more. */
function withMigration(sql: string): string {
  const copy = fs.mkdtempSync(path.join(folder, 'migrations-'));
  fs.cpSync('migrations', copy, { recursive: true });
  fs.writeFileSync(path.join(copy, '9999-planted.sql'), sql);
  return copy;
}

/** Reads and changes over HTTP until stopped; returns how many requests were answered, and those that failed. */
function load(origins: readonly string[], member: { cookie: string }) {
  let answered = 0;
  const failed: string[] = [];
  let stopped = false;
  const send = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { ...init, headers: { cookie: member.cookie, ...init.headers } });
    const text = await response.text();
    answered += 1;
    if (!response.ok) failed.push(`${response.status} ${address} ${text.slice(0, 300)}`);
  };
  const work = origins.flatMap((origin) => [
    async () => send(`${origin}/api/notifications`),
    async () => send(`${origin}/you`),
    async () =>
      send(`${origin}/api/users/update_user_interest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ hashtags: ['python'] }),
      }),
  ]);
  const loops = work.map(async (request) => {
    while (!stopped) await request();
  });
  return async () => {
    stopped = true;
    await Promise.all(loops);
    return { answered, failed };
  };
}

async function aSignedInMember(): Promise<{ cookie: string }> {
  const config = loadConfig({ APP_ENV: 'development', DATA_DIR: first.dataDir, ...serving });
  const { services, database: pools } = openServices({
    config,
    log: createLog('silent'),
    databaseUrl: addressOf(role),
    runsTasks: false,
  });
  try {
    return await aMember(createContext(services));
  } finally {
    await pools.close();
  }
}

test('a migration waits three seconds for a lock and then changes nothing, while every request is answered', async () => {
  const member = await aSignedInMember();
  const reader = new pg.Client({ connectionString: addressOf(owner) });
  await reader.connect();
  await reader.query('begin; select count(*) from users');
  const stop = load([first.origin], member);
  const startedAt = performance.now();
  await expect(migrate(addressOf(owner), withMigration('alter table users add column planted int'))).rejects.toThrow(
    'migration 9999-planted.sql failed: canceling statement due to lock timeout',
  );
  const waitedMs = performance.now() - startedAt;
  const { answered, failed } = await stop();
  await reader.query('commit');
  await reader.end();
  expect(waitedMs).toBeGreaterThan(2900);
  expect(waitedMs).toBeLessThan(15_000);
  expect(answered).toBeGreaterThan(0);
  expect(failed).toEqual([]);
}, 120_000);

test('a migration runs while the server answers, older code goes on beside newer code and does not start again', async () => {
  const member = await aSignedInMember();
  const stop = load([first.origin], member);
  await sleep(1000);
  const planted = `alter table users add column planted int not null default 7; create index users_planted on users (planted)`;
  expect(await migrate(addressOf(owner), withMigration(planted))).toEqual(['9999-planted.sql']);
  await sleep(1000);
  expect((await stop()).failed).toEqual([]);

  // The running server is older code now.
  expect(await refusal()).toMatch(/^A newer version of Pathlight has changed this database \(9999-planted\.sql\)/);
  // This version stands for the newer code, which knows the migration.
  await withClient(addressOf(owner), (client) => client.query("delete from schema_migrations where name = '9999-planted.sql'"));
  // Servers of one database share their files.
  fs.mkdirSync(path.join(folder, 'second'));
  fs.symlinkSync(path.join(first.dataDir, 'files'), path.join(folder, 'second', 'files'));
  const second = await serve('second');
  const together = load([first.origin, second.origin], member);
  await sleep(3000);
  expect((await together()).failed).toEqual([]);
  expect(first.output()).not.toMatch(/"level":50/);
}, 240_000);
