/** Storage for members' files: outside the web root, under generated names, readable by the server's processes only. */
import { randomUUID } from 'node:crypto';

/** A stored object as a listing shows it; its key may also be that of a file that was never stored to its end. */
export type ListedFile = { key: string; storedAt: Date };

export type Files = {
  /** The same for every process that stores files in the same place, and for no other. */
  id: string;
  /** Stores bytes and returns the new key to find them by. Throws `StorageFull` or `StorageAway`; then nothing is stored. */
  put: (area: string, bytes: Uint8Array) => Promise<{ key: string }>;
  /** Throws `FileAway` when the file cannot be read. */
  get: (key: string) => Promise<Uint8Array>;
  /** The same, to be passed on as it is read. */
  open: (key: string) => Promise<ReadableStream<Uint8Array>>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Everything that was stored here; what else is in the same place is left out. */
  list: () => AsyncIterable<ListedFile>;
};

/** A stored file cannot be read: it is lost, or its storage is away. */
export class FileAway extends Error {
  override name = 'FileAway';
  readonly isMissing: boolean;
  constructor(key: string, cause: unknown, isMissing = false) {
    super(`a stored file cannot be read: ${key}`, { cause });
    this.isMissing = isMissing;
  }
}

/** There is no room for another file. */
export class StorageFull extends Error {
  override name = 'StorageFull';
  constructor(cause: unknown) {
    super('there is no room for another file', { cause });
  }
}

/** Files cannot be stored. */
export class StorageAway extends Error {
  override name = 'StorageAway';
  constructor(cause: unknown) {
    super('files cannot be stored', { cause });
  }
}

const KEY = /^[a-z]+\/[0-9a-f-]{36}$/;
export const isKey = (text: string): boolean => KEY.test(text);

export const createKey = (area: string): string => checkKey(`${area}/${randomUUID()}`);

/** The key, if it is one: no other path can be asked for. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
}
