import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

/**
 * Marks a statement, at its end, that each connection prepares once: planning one that joins many tables takes longer than
 * running it. For statements of one shape that name their columns, so that a migration does not change their result, and whose
 * best plan does not depend on the values, because PostgreSQL may keep a plan for all of them.
 */
export const PREPARED = sql`/* prepared */`;

const MARK = '/* prepared */';
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

type Query = (...query: unknown[]) => unknown;

/** A client that prepares the statements that are marked. */
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as Query;
    return typeof text === 'string' && Array.isArray(values) && text.endsWith(MARK)
      ? send({ name: nameOf(text), text, values }, ...rest)
      : send(text, values, ...rest);
  }) as pg.Client['query'];
}
