/** Keyset pagination: a cursor holds the sort key and the id of the last row seen. */
import * as z from 'zod';
import { invalid } from '#platform/http/errors.ts';

/** `key` is an ISO timestamp or a number; `id` breaks ties. */
export type Keyset = { key: string; id: string };

const Key = z.union([z.iso.datetime(), z.string().regex(/^-?\d{1,19}(\.\d{1,8})?$/)]);

/** Encodes the position of a row as an opaque cursor. */
export const encodeCursor = ({ key, id }: Keyset): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** Decodes a cursor; null without one. 422 for an invalid cursor. Ids are UUIDs unless `id` says otherwise. */
export function decodeCursor(cursor: string | undefined, id: z.ZodType<string> = z.uuid()): Keyset | null {
  if (cursor === undefined) return null;
  const parsed = z.tuple([Key, id]).safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { key: parsed.data[0], id: parsed.data[1] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Expects up to `size + 1` rows; returns the first `size` and the cursor of the last of them, null at the end of the list. */
export function keysetPage<T>(rows: readonly T[], size: number, keyOf: (row: T) => Keyset): { shown: T[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last ? encodeCursor(keyOf(last)) : null };
}
