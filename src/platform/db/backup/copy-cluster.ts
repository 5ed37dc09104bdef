/** Copies the data folder of a running PostgreSQL on this machine while it goes on writing. */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../with-client.ts';
import { BackupError, copyFile, type Entry } from './manifest.ts';

/** Folders whose content PostgreSQL makes anew when it starts. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const CONTROL_FILE = path.join('global', 'pg_control');
/** Of the running server only, made anew by it, or copied at the end. */
const SKIPPED = /^(pg_control|postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/;
const LOG_FILE = /^[0-9A-F]{24}$/;
const HISTORY_FILE = /^[0-9A-F]{8}\.history$/;

export type ClusterCopy = {
  major: number;
  /** The first and the last file of the write-ahead log that the copy needs; it holds them. */
  firstLogFile: string;
  lastLogFile: string;
  recordedAt: string;
  folders: string[];
  entries: Entry[];
};

/** `beforeRecording` is called when everything is copied, before the point in time that the copy will have. */
export async function copyCluster(
  url: string,
  target: string,
  beforeRecording: () => Promise<void> = async () => {},
): Promise<ClusterCopy> {
  return withClient(url, async (client) => {
    const { folder, version } = await ask<{ folder: string; version: number }>(
      client,
      `select current_setting('data_directory') as folder, current_setting('server_version_num')::int as version`,
    );
    // Keeps the log from the start of the copy, and goes with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`copy_${randomBytes(6).toString('hex')}`]);
    const start = await ask<{ file: string }>(client, `select pg_walfile_name(pg_backup_start('pathlight', true)) as file`);
    const folders: string[] = [];
    const entries: Entry[] = [];
    for await (const copied of copyTree(folder, target, '')) {
      if (typeof copied === 'string') folders.push(copied);
      else entries.push(copied);
    }
    entries.push(copyControlFile(folder, target));
    await beforeRecording();
    const stop = await ask<{ label: string; tablespaces: string; file: string; at: Date }>(
      client,
      `select labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as file, clock_timestamp() as at from pg_backup_stop(false)`,
    );
    if (stop.tablespaces.trim() !== '') throw new BackupError('The database has tablespaces outside of its folder.');
    entries.push(writeLabel(target, stop.label), ...copyLog(folder, target, start.file, stop.file));
    const recordedAt = stop.at.toISOString();
    return {
      major: Math.floor(version / 10_000),
      firstLogFile: start.file,
      lastLogFile: stop.file,
      recordedAt,
      folders,
      entries,
    };
  });
}

async function ask<Row extends pg.QueryResultRow>(client: pg.Client, statement: string): Promise<Row> {
  const { rows } = await client.query<Row>(statement);
  if (!rows[0]) throw new Error(`no answer to: ${statement}`);
  return rows[0];
}

/** Yields each folder by its path and each file as it was copied. What disappears meanwhile is in the log. */
async function* copyTree(root: string, target: string, folder: string): AsyncGenerator<string | Entry> {
  fs.mkdirSync(path.join(target, folder), { recursive: true, mode: 0o700 });
  if (folder !== '') yield folder;
  for (const item of listFolder(path.join(root, folder))) {
    const name = path.join(folder, item.name);
    if (SKIPPED.test(item.name)) continue;
    if (item.isDirectory()) {
      if (!EMPTIED.has(name)) yield* copyTree(root, target, name);
      else {
        fs.mkdirSync(path.join(target, name), { mode: 0o700 });
        yield name;
      }
      continue;
    }
    const copied = copyFile(path.join(root, name), path.join(target, name));
    if (copied) yield { path: name, ...copied };
    await nextTurn();
  }
}

function listFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Written in one piece, but read in two at worst: until two copies are the same. */
function copyControlFile(folder: string, target: string): Entry {
  const [from, to] = [path.join(folder, CONTROL_FILE), path.join(target, CONTROL_FILE)];
  for (let previous = ''; ; fs.rmSync(to)) {
    const copied = copyFile(from, to);
    if (!copied) throw new Error(`${from} is gone`);
    if (copied.sha256 === previous) return { path: CONTROL_FILE, ...copied };
    previous = copied.sha256;
  }
}

function writeLabel(target: string, label: string): Entry {
  const name = 'backup_label';
  fs.writeFileSync(path.join(target, name), label, { mode: 0o600, flag: 'wx' });
  return { path: name, bytes: Buffer.byteLength(label), sha256: createHash('sha256').update(label).digest('hex') };
}

function copyLog(folder: string, target: string, first: string, last: string): Entry[] {
  const names = fs
    .readdirSync(path.join(folder, 'pg_wal'))
    .filter((name) => HISTORY_FILE.test(name) || (LOG_FILE.test(name) && name >= first && name <= last));
  for (const name of [first, last]) if (!names.includes(name)) throw new Error(`the log file ${name} is gone`);
  return names.map((name) => {
    const file = path.join('pg_wal', name);
    const copied = copyFile(path.join(folder, file), path.join(target, file));
    if (!copied) throw new Error(`the log file ${name} is gone`);
    return { path: file, ...copied };
  });
}
