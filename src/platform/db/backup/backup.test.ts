/** Backups of a running embedded database and of files, and restoring them. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded, type EmbeddedServer } from '../embedded.ts';
import { withClient } from '../with-client.ts';
import { archiveSettings } from './archive-settings.ts';
import { backUp, DATABASE_FOLDER, FILES_FOLDER } from './back-up.ts';
import { loadManifest, verifyEntries } from './manifest.ts';
import { restore } from './restore.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-backup-'));
fs.chmodSync(folder, 0o755);
const at = (...names: string[]) => path.join(folder, ...names);
const archive = at('archive');
const filesFolder = at('data', FILES_FOLDER);
let server: EmbeddedServer;
const query = <Row extends pg.QueryResultRow>(statement: string, from = server) =>
  withClient(from.url('postgres'), async (client) => (await client.query<Row>(statement)).rows);

beforeAll(async () => {
  server = await startEmbedded(at('data', DATABASE_FOLDER), { settings: archiveSettings(archive) });
  await query(`create table notes (id int primary key, text text not null, file text)`);
  await query(`insert into notes select n, repeat(md5(n::text), 100) from generate_series(1, 2000) n`);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function storeFile(): string {
  const name = randomUUID();
  fs.mkdirSync(path.join(filesFolder, 'resumes'), { recursive: true });
  fs.writeFileSync(path.join(filesFolder, 'resumes', name), `of ${name}`);
  return name;
}

const makeBackup = (target: string, beforeRecording?: () => Promise<void>) =>
  backUp({
    embeddedUrl: server.url('postgres'),
    filesFolder,
    target,
    version: '1',
    schema: '0001.sql',
    ...(beforeRecording && { beforeRecording }),
  });

async function readRestored(dataDir: string) {
  const restored = await startEmbedded(path.join(dataDir, DATABASE_FOLDER));
  const rows = await query<{ id: number; file: string | null }>('select id, file from notes order by id', restored);
  await restored.stop();
  return rows;
}

/** Stores a file and a row that refers to it, again and again until stopped. */
function write(firstId: number): () => Promise<number> {
  let stopped = false;
  let id = firstId;
  const done = (async () => {
    for (; !stopped; id += 1) await query(`insert into notes values (${id}, repeat('x', 5000), '${storeFile()}')`);
  })();
  return async () => {
    stopped = true;
    await done;
    return id - firstId;
  };
}

test('a backup under writes is restored as of its point in time, with every file that it refers to', async () => {
  const stop = write(10_000);
  let counted = 0;
  const countRows = async () => {
    const [row] = await query<{ count: number }>('select count(*)::int as count from notes');
    counted = row?.count ?? 0;
  };
  const manifest = await makeBackup(at('first'), countRows);
  await sleep(200);
  const written = await stop();
  expect(manifest.database?.bytes).toBeGreaterThan(1_000_000);

  await restore({ backup: at('first'), dataDir: at('restored') });
  const rows = await readRestored(at('restored'));
  expect(rows.length).toBeGreaterThanOrEqual(counted);
  expect(rows.length).toBeLessThan(2000 + written);
  const files = rows.flatMap(({ file }) => file ?? []);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(fs.readFileSync(at('restored', FILES_FOLDER, 'resumes', file), 'utf8')).toBe(`of ${file}`);
});

test('only the owner can read a backup, and it holds nothing unfinished', async () => {
  fs.writeFileSync(path.join(filesFolder, 'resumes', `${randomUUID()}.part`), 'half');
  await makeBackup(at('modes'));
  const names = fs.readdirSync(at('modes'), { recursive: true, encoding: 'utf8' });
  const modes = [...names.map((name) => at('modes', name)), at('modes')].map((file) => {
    const stats = fs.statSync(file);
    return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
  });
  expect([...new Set(modes)].toSorted()).toEqual(['file 600', 'folder 700']);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(fs.readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a backup that fails leaves nothing, and one that was cut is refused', async () => {
  const failing = makeBackup(at('failed'), () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  // The server can make another one, and keeps no log for the failed one.
  expect(await query('select slot_name from pg_replication_slots')).toEqual([]);

  fs.cpSync(at('first'), at('first.unfinished-1'), { recursive: true });
  fs.rmSync(at('first.unfinished-1', 'manifest.json'));
  expect(() => loadManifest(at('first.unfinished-1'))).toThrow('is no whole backup: it has no manifest.json');
});

describe('refused without a change', () => {
  test('a backup over an existing folder', async () => {
    await expect(makeBackup(at('first'))).rejects.toThrow('exists already: name a new folder.');
  });

  test('restoring into a folder that is not empty', async () => {
    const before = fs.readdirSync(at('data'));
    await expect(restore({ backup: at('first'), dataDir: at('data') })).rejects.toThrow('is not empty');
    expect(fs.readdirSync(at('data'))).toEqual(before);
  });

  test('restoring a backup of another major version', async () => {
    const backup = at(randomUUID());
    fs.cpSync(at('first'), backup, { recursive: true });
    const manifest = path.join(backup, 'manifest.json');
    fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace(/"major": \d+/, '"major": 15'));
    await expect(restore({ backup, dataDir: at('other') })).rejects.toThrow('This backup is of PostgreSQL 15');
    expect(fs.existsSync(at('other'))).toBe(false);
  });

  test.each([
    ['a changed file', (file: string) => fs.appendFileSync(file, 'x')],
    ['a missing file', (file: string) => fs.rmSync(file)],
  ])('restoring a damaged backup: %s', async (_what, damage) => {
    const backup = at(randomUUID());
    fs.cpSync(at('first'), backup, { recursive: true });
    damage(path.join(backup, DATABASE_FOLDER, 'PG_VERSION'));
    const message = 'is damaged: 1 of its files are missing or differ, such as postgres/PG_VERSION.';
    expect(() => verifyEntries(backup, loadManifest(backup).entries)).toThrow(message);
    const dataDir = at(randomUUID());
    await expect(restore({ backup, dataDir })).rejects.toThrow(message);
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});

describe('with the archived log', () => {
  const isArchived = async (file: string) => {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) if (fs.existsSync(path.join(archive, file))) return;
    throw new Error(`${file} was not archived`);
  };

  test('rows that were deleted after a point in time are back', async () => {
    await makeBackup(at('base'));
    await query(`insert into notes select n, 'late' from generate_series(50_001, 53_000) n`);
    const [kept] = await query<{ at: Date; count: number }>('select clock_timestamp() as at, count(*)::int as count from notes');
    await sleep(50);
    await query('delete from notes');
    const [last] = await query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    await isArchived(last?.file ?? '');

    await restore({ backup: at('base'), dataDir: at('earlier'), archive, until: kept?.at });
    expect(await readRestored(at('earlier'))).toHaveLength(kept?.count ?? -1);
    await restore({ backup: at('base'), dataDir: at('latest'), archive });
    expect(await readRestored(at('latest'))).toEqual([]);
  });

  test('a point in time that the backup or the archive does not reach is refused in plain words', async () => {
    const past = restore({ backup: at('base'), dataDir: at('past'), archive, until: new Date('2020-01-01T00:00:00Z') });
    await expect(past).rejects.toThrow('take an older one to get back to 2020-01-01T00:00:00.000Z.');
    const future = restore({ backup: at('base'), dataDir: at('future'), archive, until: new Date(Date.now() + 86_400_000) });
    await expect(future).rejects.toThrow('The archived log ends before');
    expect(fs.existsSync(at('future'))).toBe(false);
  });
});
