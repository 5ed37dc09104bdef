/** Cursors of endless lists: the sort key and the id of the last row seen. */
import * as z from 'zod';
import { invalid } from '#platform/http/errors.ts';

/** `key` is a moment as ISO text, or a number; `id` decides between equals. */
export type Keyset = { key: string; id: string };

const Stored = z.tuple([z.union([z.iso.datetime(), z.string().regex(/^-?\d{1,19}(\.\d{1,8})?$/)]), z.uuid()]);

/** A row's place in its list, as an opaque text. */
export const writeCursor = ({ key, id }: Keyset): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** The place a cursor stands for; nothing without one. 422 for a text that is no cursor. */
export function readCursor(cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null;
  const parsed = Stored.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { key: parsed.data[0], id: parsed.data[1] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Cuts one row too many off, and answers the cursor of the last that stays; null at the end of the list. */
export function keysetPage<T>(rows: readonly T[], size: number, place: (row: T) => Keyset): { shown: T[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last ? writeCursor(place(last)) : null };
}
