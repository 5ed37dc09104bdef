import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Shorter prefixes would match too many words. */
const SHORTEST = 2;
const MAX_ITEMS = 24;
/** Sorts after every letter. */
export const AFTER_LETTERS = '\u{10ffff}';

/**
 * The title words with this prefix, itself included, most frequent first, with their counts. They replace an open-ended
 * prefix query, so that the cost is bounded however many words share the prefix.
 */
export async function completeWord(ctx: Context, beginning: string): Promise<{ word: string; uses: number }[]> {
  if (beginning.length < SHORTEST) return [];
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, uses from search_vocabulary
    where word collate "C" >= ${beginning} and word collate "C" < ${beginning + AFTER_LETTERS}
    order by uses desc, word limit ${MAX_ITEMS}`.execute(ctx.db);
  return rows;
}

/** The word or any completion, in `to_tsquery` syntax. */
export const anyOfWords = (word: string, longer: readonly { word: string }[]): string =>
  `(${[...new Set([word, ...longer.map((one) => one.word)])].join(' | ')})`;
