import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { AFTER_LETTERS } from './complete-words.ts';

/** Words of up to three letters are too short to correct. */
const MIN_LENGTH = 4;
const MAX_EDITS = 2;
/** The minimum trigram similarity, 0 to 1; low, since two swapped letters change most trigrams. */
const MIN_SIMILARITY = '0.2';

/** Each half of a word that was written together has at least so many letters. */
const MIN_HALF = 4;

/** Words that nothing has, as the two known words that they are written together from ("codebase"); by the word. */
export async function splitCompounds(ctx: Context, words: readonly string[]): Promise<Map<string, string>> {
  const halves = words
    .filter((word) => word.length >= 2 * MIN_HALF)
    .flatMap((word) =>
      Array.from({ length: word.length - 2 * MIN_HALF + 1 }, (_, index) => index + MIN_HALF).map((at) => ({
        word,
        first: word.slice(0, at),
        second: word.slice(at),
      })),
    );
  if (halves.length === 0) return new Map();
  const { rows } = await sql<{ word: string; split: string }>`
    select distinct on (halves.word) halves.word, first || ' ' || second as split
    from jsonb_to_recordset(${JSON.stringify(halves)}::jsonb) as halves (word text, first text, second text)
    join search_vocabulary as a on a.word = first join search_vocabulary as b on b.word = second
    order by halves.word, least(a.uses, b.uses) desc`.execute(ctx.db);
  return new Map(rows.map(({ word, split }) => [word, split]));
}

/**
 * Replaces each unknown word by the known one with the fewest differing letters, the most frequent of several. At most two
 * letters may differ, one in words of four and five letters; a word without a correction stays. Null when nothing changes.
 */
export async function correctWords(ctx: Context, words: readonly string[]): Promise<string[] | null> {
  const corrections = await ctx.inTransaction(async (trx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${MIN_SIMILARITY}, true)`.execute(trx.db);
    const { rows } = await sql<{ query_word: string; word: string }>`
      select query_word, (
        select word from search_vocabulary
        where word % query_word
          and levenshtein_less_equal(word, query_word, ${MAX_EDITS}) <= case when length(query_word) < 6 then 1 else ${MAX_EDITS} end
        order by levenshtein(word, query_word), uses desc, word limit 1
      ) as word
      from unnest(${words}::text[]) as query_word
      where length(query_word) between ${MIN_LENGTH} and 40
        and not exists (
          select from search_vocabulary where word collate "C" >= query_word and word collate "C" < query_word || ${AFTER_LETTERS}
        )`.execute(trx.db);
    return new Map(rows.filter((row) => row.word).map((row) => [row.query_word, row.word]));
  });
  return corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word) : null;
}
