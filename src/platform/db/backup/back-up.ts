/** A backup of the database and the members' files at one point in time, made while the server runs. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { copyCluster } from './copy-cluster.ts';
import { BackupError, copyFile, verifyEntries, writeManifest, type Entry, type Manifest } from './manifest.ts';

export const DATABASE_FOLDER = 'postgres';
export const FILES_FOLDER = 'files';

export type BackupOptions = {
  /** The embedded database; undefined where the database is a server of one's own. */
  embeddedUrl: string | undefined;
  /** Undefined where the files are in a bucket. */
  filesFolder: string | undefined;
  /** Must not exist. */
  target: string;
  version: string;
  schema: string;
  /** Called when the database is copied, before its point in time. */
  beforeRecording?: () => Promise<void>;
};

/**
 * Writes to a folder beside the target, reads everything again, and gives it its name at the end. The files are copied before
 * and after the database: those that its point in time knows are stored before it, and may be removed after it.
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { target, embeddedUrl, filesFolder, version, schema } = options;
  if (fs.existsSync(target)) throw new BackupError(`${target} exists already: name a new folder.`);
  const scratch = `${target}.unfinished-${randomBytes(4).toString('hex')}`;
  const startedAt = new Date().toISOString();
  fs.mkdirSync(scratch, { recursive: true, mode: 0o700 });
  try {
    const files = new Map<string, Entry>();
    await copyNewFiles(filesFolder, scratch, files);
    const cluster =
      embeddedUrl === undefined
        ? undefined
        : await copyCluster(embeddedUrl, path.join(scratch, DATABASE_FOLDER), options.beforeRecording);
    await copyNewFiles(filesFolder, scratch, files);
    const inDatabase = (name: string) => path.join(DATABASE_FOLDER, name);
    const ofDatabase = (cluster?.entries ?? []).map((entry) => ({ ...entry, path: inDatabase(entry.path) }));
    const entries = [...ofDatabase, ...files.values()];
    verifyEntries(scratch, entries);
    const manifest = {
      version,
      schema,
      startedAt,
      recordedAt: cluster?.recordedAt ?? startedAt,
      database: cluster
        ? {
            major: cluster.major,
            bytes: sumBytes(ofDatabase),
            firstLogFile: cluster.firstLogFile,
            lastLogFile: cluster.lastLogFile,
          }
        : null,
      files: { count: files.size, bytes: sumBytes([...files.values()]) },
      folders: (cluster?.folders ?? []).map(inDatabase),
      entries,
    };
    writeManifest(scratch, manifest);
    fs.renameSync(scratch, target);
    return { format: 1, ...manifest };
  } catch (error) {
    fs.rmSync(scratch, { recursive: true, force: true });
    throw error;
  }
}

const sumBytes = (entries: readonly Entry[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** Copies the stored files that are not copied yet; a stored file never changes. */
async function copyNewFiles(root: string | undefined, target: string, copied: Map<string, Entry>): Promise<void> {
  if (root === undefined || !fs.existsSync(root)) return;
  // A file beside the areas names this folder; a restored one gets a name of its own.
  const areas = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: area } of areas) {
    fs.mkdirSync(path.join(target, FILES_FOLDER, area), { recursive: true, mode: 0o700 });
    for (const file of fs.readdirSync(path.join(root, area))) {
      const name = path.join(FILES_FOLDER, area, file);
      // What ends with .part is being written, and no row refers to it.
      if (copied.has(name) || file.endsWith('.part')) continue;
      const entry = copyFile(path.join(root, area, file), path.join(target, name));
      if (entry) copied.set(name, { path: name, ...entry });
      await nextTurn();
    }
  }
}
