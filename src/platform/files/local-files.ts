import { randomUUID } from 'node:crypto';
import syncFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, createKey, FileAway, isKey, StorageAway, StorageFull, type Files, type ListedFile } from './files.ts';

/** Names the folder, so that processes find out whether they share it. */
const ID_FILE = '.id';
/** A file while it is written. What a crash leaves of it is listed and removed like any other. */
const UNFINISHED = '.part';
const finished = (key: string) => (key.endsWith(UNFINISHED) ? key.slice(0, -UNFINISHED.length) : key);

/** Files in a folder of this machine, or one that several machines mount. */
export function localFiles(root: string): Files {
  const id = findId(root);
  const locate = (key: string) => path.join(root, checkKey(key));
  /** Whether this is still the folder that it was, and not the place where it was mounted. */
  const isThere = async () => (await fs.readFile(path.join(root, ID_FILE), 'utf8').catch(() => '')) === id;
  const refuse = async (key: string, error: unknown): Promise<never> => {
    throw new FileAway(key, error, hasCode(error, 'ENOENT') && (await isThere()));
  };
  return {
    id,
    put: async (area, bytes) => {
      const key = createKey(area);
      if (!(await isThere())) throw new StorageAway(new Error(`${root} is not the folder that it was`));
      await write(locate(key), bytes);
      return { key };
    },
    get: (key) => fs.readFile(locate(key)).catch((error: unknown) => refuse(key, error)),
    open: async (key) => {
      const file = await fs.open(locate(key)).catch((error: unknown) => refuse(key, error));
      return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
    },
    remove: (key) => {
      checkKey(finished(key));
      return fs.rm(path.join(root, key), { force: true });
    },
    list: () => list(root),
  };
}

/** Writes a file under its name only once it is on the disk to its end. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}${UNFINISHED}`;
  const folder = path.dirname(file);
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await fs.rename(unfinished, file);
    await flushFolder(folder);
  } catch (error) {
    for (const left of [unfinished, file]) await fs.rm(left, { force: true }).catch(() => {});
    throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new StorageFull(error) : new StorageAway(error);
  }
}

/** A new name is on the disk only once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  await using handle = await fs.open(folder);
  await handle.sync();
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

async function* list(root: string): AsyncGenerator<ListedFile> {
  for (const area of await namesIn(root))
    for (const name of await namesIn(path.join(root, area))) {
      const key = `${area}/${name}`;
      if (!isKey(finished(key))) continue;
      // It may have been removed since.
      const stats = await fs.stat(path.join(root, key)).catch(() => null);
      if (stats?.isFile()) yield { key, storedAt: stats.mtime };
    }
}

const namesIn = (folder: string) =>
  fs.readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });

function findId(root: string): string {
  const file = path.join(root, ID_FILE);
  syncFs.mkdirSync(root, { recursive: true, mode: 0o700 });
  try {
    syncFs.writeFileSync(file, randomUUID(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return syncFs.readFileSync(file, 'utf8');
}
