import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Shorter prefixes would match too many words. */
const MIN_PREFIX_LENGTH = 2;
const MAX_COMPLETIONS = 24;
/** Sorts after every letter. */
export const AFTER_LETTERS = '\u{10ffff}';

/**
 * The title words with this prefix, itself included, most frequent first, with their counts. They replace an open-ended
 * prefix query, so that the cost is bounded however many words share the prefix.
 */
export async function completeWord(ctx: Context, prefix: string): Promise<{ word: string; uses: number }[]> {
  if (prefix.length < MIN_PREFIX_LENGTH) return [];
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, uses from search_vocabulary
    where word collate "C" >= ${prefix} and word collate "C" < ${prefix + AFTER_LETTERS}
    order by uses desc, word limit ${MAX_COMPLETIONS}`.execute(ctx.db);
  return rows;
}

/** The word or any completion, in `to_tsquery` syntax. */
export const anyOfWords = (word: string, completions: readonly { word: string }[]): string =>
  `(${[...new Set([word, ...completions.map((completion) => completion.word)])].join(' | ')})`;
