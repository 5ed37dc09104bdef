import { m } from '#platform/messages/messages.js';
import type { Note } from './engine/report-types.ts';

/** The sentence of an engine note. Throws for a missing message key, which a test checks. */
export function noteSentence({ key, values }: Note): string {
  const write: unknown = new Map(Object.entries(m)).get(key);
  if (typeof write !== 'function') throw new Error(`no message for ${key}`);
  return String(Reflect.apply(write, undefined, [values]));
}
