import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../content');

/**
 * Returns a function that loads a file of `content/`, on its first call only. The function throws when the file does not match
 * `schema`.
 */
export function createContentLoader<T>(name: string, schema: z.ZodType<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= fs.readFile(path.join(CONTENT, name), 'utf8').then((text) => schema.parse(JSON.parse(text))));
}
