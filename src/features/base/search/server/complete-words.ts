import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Shorter beginnings could be too many words. */
const SHORTEST = 2;
const MAX_ITEMS = 24;
/** Sorts behind every letter. */
export const AFTER_LETTERS = '\u{10ffff}';

/**
 * The words of titles that begin so, itself included, the commonest first, with how often they are used. They stand in for the open end of a
 * word that is being typed: a known number of words costs the index a known time, however many begin so.
 */
export async function completeWord(ctx: Context, beginning: string): Promise<{ word: string; uses: number }[]> {
  if (beginning.length < SHORTEST) return [];
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, uses from search_vocabulary
    where word collate "C" >= ${beginning} and word collate "C" < ${beginning + AFTER_LETTERS}
    order by uses desc, word limit ${MAX_ITEMS}`.execute(ctx.db);
  return rows;
}

/** The word or any of the longer ones, as `to_tsquery` takes it. */
export const anyOfWords = (word: string, longer: readonly { word: string }[]): string =>
  `(${[...new Set([word, ...longer.map((one) => one.word)])].join(' | ')})`;
