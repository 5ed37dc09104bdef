import { m } from '#platform/messages/messages.js';
import type { Note } from './engine/report-types.ts';

/** The sentence of an engine note in the viewer's language. Throws when the message is missing, which a test rules out. */
export function noteSentence({ key, values }: Note): string {
  const message: unknown = Reflect.get(m, key);
  if (typeof message !== 'function') throw new Error(`no message for ${key}`);
  return String(Reflect.apply(message, undefined, [values]));
}
