import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { AFTER_LETTERS } from './complete-words.ts';

/** Words of up to three letters are too short to correct. */
const SHORTEST = 4;
const MAX_EDITS = 2;
/** The least trigram similarity, 0 to 1; low, since two swapped letters change most trigrams. */
const LIKENESS = '0.2';

/**
 * Replaces each unknown word by the most similar known one, more frequent first. At most two letters may differ, one in
 * words of four and five letters. Null when a word has no correction or none is needed.
 */
export async function correctWords(ctx: Context, words: readonly string[]): Promise<string[] | null> {
  const near = await ctx.inTransaction(async (trx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${LIKENESS}, true)`.execute(trx.db);
    const { rows } = await sql<{ asked: string; word: string }>`
      select asked, (
        select word from search_vocabulary
        where word % asked and levenshtein_less_equal(word, asked, ${MAX_EDITS}) <= case when length(asked) < 6 then 1 else ${MAX_EDITS} end
        order by levenshtein(word, asked), uses desc, word limit 1
      ) as word
      from unnest(${words}::text[]) as asked
      where length(asked) between ${SHORTEST} and 40
        and not exists (select from search_vocabulary where word collate "C" >= asked and word collate "C" < asked || ${AFTER_LETTERS})`.execute(
      trx.db,
    );
    return new Map(rows.filter((row) => row.word).map((row) => [row.asked, row.word]));
  });
  return near.size > 0 ? words.map((word) => near.get(word) ?? word) : null;
}
