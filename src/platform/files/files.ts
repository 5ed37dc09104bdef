/** Storage for members' files: outside the web root, under generated names, readable by this process only. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export type StoredFile = { key: string; bytes: number };
export type Files = {
  /** Stores bytes and returns the key to find them by. Throws when writing fails. */
  put: (area: string, bytes: Uint8Array) => Promise<StoredFile>;
  /** Throws `FileAway` when the file cannot be read. */
  get: (key: string) => Promise<Uint8Array>;
  remove: (key: string) => Promise<void>;
};

/** A stored file cannot be read: it is lost, or its storage is away. */
export class FileAway extends Error {
  override name = 'FileAway';
  readonly isMissing: boolean;
  constructor(key: string, cause: unknown) {
    super(`a stored file cannot be read: ${key}`, { cause });
    this.isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
  }
}

const KEY = /^[a-z]+\/[0-9a-f-]{36}$/;

/** Files in a folder of this machine. */
export function localFiles(root: string): Files {
  const locate = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a file key: ${key}`);
    return path.join(root, key);
  };
  return {
    put: async (area, bytes) => {
      const key = `${area}/${randomUUID()}`;
      const file = locate(key);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const scratch = `${file}.part`;
      try {
        await fs.writeFile(scratch, bytes, { mode: 0o600, flag: 'wx' });
        await fs.rename(scratch, file);
      } catch (error) {
        await fs.rm(scratch, { force: true });
        throw error;
      }
      return { key, bytes: bytes.byteLength };
    },
    get: async (key) => {
      const file = locate(key);
      return fs.readFile(file).catch((cause: unknown) => {
        throw new FileAway(key, cause);
      });
    },
    remove: (key) => fs.rm(locate(key), { force: true }),
  };
}
