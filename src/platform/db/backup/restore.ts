/** Restores a backup into a new data folder. */
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { installedMajor } from '../cluster-location.ts';
import { placeCluster, removeCluster, startEmbedded } from '../embedded.ts';
import { markFinished, markUnfinished } from '../unfinished.ts';
import { DATABASE_FOLDER, FILES_FOLDER } from './back-up.ts';
import { BackupError, copyFile, describeDamage, loadManifest, type Entry, type Manifest } from './manifest.ts';

/** Replaying the log of some days takes long. */
const RECOVERY_TIMEOUT_MS = 12 * 3600_000;
const LOG_FILE = /^[0-9A-F]{24}$/;
const HISTORY_FILE = /^[0-9A-F]{8}\.history$/;

export type RestoreOptions = {
  backup: string;
  /** Empty or missing. */
  dataDir: string;
  /** A folder with the archived log, to go on to a later point in time than the backup's. */
  archive?: string | undefined;
  /** That point; without it everything in the archive. */
  until?: Date | undefined;
};

/** Checks every file while it is copied. What was restored is removed again when something is wrong. */
export async function restore({ backup, dataDir, archive, until }: RestoreOptions): Promise<Manifest> {
  const manifest = loadManifest(backup);
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new BackupError(`${dataDir} is not empty: name a new folder. Nothing was changed.`);
  checkTarget(manifest, { archive, until });
  const existed = fs.existsSync(dataDir);
  fs.mkdirSync(dataDir, { recursive: true });
  markUnfinished(dataDir, `A restore into ${dataDir} was not finished: delete the folder and restore again.`);
  const cluster = path.join(dataDir, DATABASE_FOLDER);
  let placed = false;
  try {
    await copyEntries({ backup, manifest, part: FILES_FOLDER, target: path.join(dataDir, FILES_FOLDER) });
    if (manifest.database) {
      await placeCluster(cluster, async (folder) => {
        await copyEntries({ backup, manifest, part: DATABASE_FOLDER, target: folder });
        if (archive !== undefined) copyArchive(archive, manifest.database?.firstLogFile ?? '', folder);
        // The restored server begins a time line of its own.
        fs.writeFileSync(path.join(folder, 'recovery.signal'), '', { mode: 0o600 });
      });
      placed = true;
      await recover(cluster, until);
    }
    markFinished(dataDir);
    return manifest;
  } catch (error) {
    if (placed) removeCluster(cluster);
    for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true });
    if (!existed) fs.rmdirSync(dataDir);
    throw error;
  }
}

function checkTarget({ database, recordedAt }: Manifest, { archive, until }: Pick<RestoreOptions, 'archive' | 'until'>): void {
  if (database && database.major !== installedMajor())
    throw new BackupError(
      `This backup is of PostgreSQL ${database.major}, and this version of Pathlight has PostgreSQL ${installedMajor()}: ` +
        'restore it with the version that made it, then upgrade the database.',
    );
  if (archive !== undefined && database === null)
    throw new BackupError('This backup holds files only; the database is restored with its own tools.');
  if (until === undefined) return;
  if (archive === undefined)
    throw new BackupError('A later point in time needs the archived log: name its folder with --archive.');
  if (until < new Date(recordedAt))
    throw new BackupError(`The backup is of ${recordedAt}: take an older one to get back to ${until.toISOString()}.`);
}

type Copy = { backup: string; manifest: Manifest; part: string; target: string };

async function copyEntries({ backup, manifest, part, target }: Copy): Promise<void> {
  const inPart = (name: string) => name.startsWith(part + path.sep);
  const locate = (name: string) => path.join(target, path.relative(part, name));
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const folder of manifest.folders.filter(inPart)) fs.mkdirSync(locate(folder), { recursive: true, mode: 0o700 });
  const different: Entry[] = [];
  for (const entry of manifest.entries) {
    if (!inPart(entry.path)) continue;
    const file = locate(entry.path);
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const copied = copyFile(path.join(backup, entry.path), file);
    if (copied?.bytes !== entry.bytes || copied.sha256 !== entry.sha256) different.push(entry);
    await nextTurn();
  }
  if (different.length > 0) throw new BackupError(describeDamage(backup, different));
}

/** The log since the backup began, to where the server looks for it. */
function copyArchive(archive: string, first: string, cluster: string): void {
  const names = fs.readdirSync(archive).filter((name) => HISTORY_FILE.test(name) || (LOG_FILE.test(name) && name >= first));
  for (const name of names) {
    const target = path.join(cluster, 'pg_wal', name);
    fs.rmSync(target, { force: true });
    copyFile(path.join(archive, name), target);
  }
}

/** Starts the server once, which replays the log and checks the database, and stops it. */
async function recover(cluster: string, until: Date | undefined): Promise<void> {
  const settings: Record<string, string> = {
    // Everything is in its own folder already.
    restore_command: 'false',
    // It is ready only when everything is replayed.
    hot_standby: 'off',
    ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }),
  };
  try {
    const server = await startEmbedded(cluster, { settings, timeoutMs: RECOVERY_TIMEOUT_MS });
    await server.stop();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!reason.includes('before configured recovery target was reached')) throw error;
    throw new BackupError(`The archived log ends before ${until?.toISOString()}: name an earlier point in time.`, {
      cause: error,
    });
  }
}
