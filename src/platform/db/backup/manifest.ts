/** What a backup holds, in a file that is written last: a folder without one is no backup. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const MANIFEST = 'manifest.json';
/** Increased when older versions could not restore what this one writes. */
const FORMAT = 1;
const CHUNK_BYTES = 1024 * 1024;

const Entry = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the program: its version, and its newest migration. */
  version: z.string(),
  schema: z.string(),
  startedAt: z.iso.datetime(),
  /** The point in time of the database; every file that it refers to is there. */
  recordedAt: z.iso.datetime(),
  /** The embedded database; null where the database is a server of one's own, which has backups of its own. */
  database: z.object({ major: z.number(), bytes: z.number(), firstLogFile: z.string(), lastLogFile: z.string() }).nullable(),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Some of them are empty. */
  folders: z.array(z.string()),
  entries: z.array(Entry),
});
export type Entry = z.infer<typeof Entry>;
export type Manifest = z.infer<typeof Manifest>;

/** A backup that is damaged, unfinished or of another version, or a place where none can be restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): void {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;
  fs.writeFileSync(path.join(folder, MANIFEST), text, { mode: 0o600, flag: 'wx', flush: true });
}

/** Throws a `BackupError` when the folder is no whole backup. */
export function loadManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST);
  if (!fs.existsSync(file)) throw new BackupError(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  let content: unknown;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new BackupError(`${file} is damaged.`);
  }
  const parsed = Manifest.safeParse(content);
  if (!parsed.success) throw new BackupError(`${file} is damaged, or another version of Pathlight wrote it.`);
  return parsed.data;
}

/** Copies a file and returns what was copied, even while the file changes; undefined when it is gone. */
export function copyFile(from: string, to: string): Omit<Entry, 'path'> | undefined {
  const source = openIfThere(from);
  if (source === undefined) return undefined;
  try {
    const target = fs.openSync(to, 'wx', 0o600);
    try {
      return hashChunks(source, (chunk) => fs.writeSync(target, chunk));
    } finally {
      fs.closeSync(target);
    }
  } finally {
    fs.closeSync(source);
  }
}

/** Reads every file of a backup; throws a `BackupError` that names the first ones which are not as the manifest says. */
export function verifyEntries(folder: string, entries: readonly Entry[]): void {
  const different = entries.filter(({ path: name, bytes, sha256 }) => {
    const file = openIfThere(path.join(folder, name));
    if (file === undefined) return true;
    const found = hashChunks(file, () => {});
    fs.closeSync(file);
    return found.bytes !== bytes || found.sha256 !== sha256;
  });
  if (different.length > 0) throw new BackupError(describeDamage(folder, different));
}

export const describeDamage = (folder: string, entries: readonly Pick<Entry, 'path'>[]): string =>
  `${folder} is damaged: ${entries.length} of its files are missing or differ, such as ${entries[0]?.path}.`;

function openIfThere(file: string): number | undefined {
  try {
    return fs.openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function hashChunks(file: number, onChunk: (chunk: Buffer) => void): Omit<Entry, 'path'> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let bytes = 0;
  for (let read = fs.readSync(file, buffer); read > 0; read = fs.readSync(file, buffer)) {
    const chunk = buffer.subarray(0, read);
    hash.update(chunk);
    onChunk(chunk);
    bytes += read;
  }
  return { bytes, sha256: hash.digest('hex') };
}
