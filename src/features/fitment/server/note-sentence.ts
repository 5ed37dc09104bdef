import { m } from '#platform/messages/messages.js';
import type { Note } from './engine/report-types.ts';

type Write = (values: Record<string, string | number>) => string;

/** The sentence of a note of the engine. Throws when the catalogue lacks its key: a test asks for every one. */
export function noteSentence({ key, values }: Note): string {
  const write = new Map<string, Write>(Object.entries(m)).get(key);
  if (!write) throw new Error(`no message for ${key}`);
  return write(values);
}
