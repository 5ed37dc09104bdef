import { sql, type RawBuilder } from 'kysely';
import type { Term } from './parse-query.ts';

/** What a word counts by where it stands: in the text, further words, short facts, the title. */
const PLACES = '{0.3, 0.35, 0.5, 1}';
/** How soon more of the same word stops counting, and how much the length of a thing counts (k1 and b of BM25). */
const [SATURATION, LENGTH_SHARE] = [0.4, 0.75];

/**
 * How well the column `words` fits: for each way to say what is asked the sum of its words as BM25F does it, each by how
 * seldom it is, how often and where it stands, and how long the thing is against one of `wordsEach` different words; the best way counts. About 0 to 10 a word.
 */
export function wordScore(ways: readonly (readonly Term[])[], wordsEach: number): RawBuilder<number> {
  const sums = ways.map(
    (way) =>
      sql`(${sql.join(
        way.map((term) => scoreOfTerm(term, wordsEach)),
        sql` + `,
      )})`,
  );
  return sql<number>`greatest(${sql.join(sums)})`;
}

function scoreOfTerm({ asked, weight }: Term, wordsEach: number): RawBuilder<number> {
  const often = sql`ts_rank(${sql.lit(PLACES)}, words, to_tsquery('english', ${asked}))`;
  const norm = sql`${sql.lit(SATURATION)} * (${sql.lit(1 - LENGTH_SHARE)} + ${sql.lit(LENGTH_SHARE)} * length(words) / ${wordsEach}::float8)`;
  // w · f · (k + 1) / (f + norm), written so that the costly f stands there once.
  return sql<number>`${weight * (1 + SATURATION)}::float8 * (1 - ${norm} / (${often} + ${norm}))`;
}
