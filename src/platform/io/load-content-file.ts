import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../content');

/** Loads a file of `content/` once per process. Throws when it does not match `schema`. */
export function loadContentFile<T>(name: string, schema: z.ZodType<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= fs.readFile(path.join(CONTENT, name), 'utf8').then((text) => schema.parse(JSON.parse(text))));
}
