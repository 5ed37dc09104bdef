/** Keyset pagination: a cursor holds the sort key and the id of the last row seen. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
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

/**
 * The rows after the cursor of a list that begins with the latest time and, at the same time, with the greatest id; all rows
 * without a cursor. `at` and `id` are column names, or the expression of an index.
 */
export function isOlder(cursor: Keyset | null, at: string | RawBuilder<unknown>, id: string): RawBuilder<SqlBool> {
  if (cursor === null) return sql`true`;
  const time = typeof at === 'string' ? sql.ref(at) : at;
  return sql`(${time}, ${sql.ref(id)}) < (${cursor.key}::timestamptz, ${cursor.id})`;
}

/** Expects up to `size + 1` rows; returns the first `size` and the cursor of the last of them, null at the end of the list. */
export function keysetPage<T>(rows: readonly T[], size: number, keyOf: (row: T) => Keyset): { shown: T[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last ? encodeCursor(keyOf(last)) : null };
}
