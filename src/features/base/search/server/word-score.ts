import { sql, type RawBuilder } from 'kysely';
import type { Term } from './parse-query.ts';

/** Field weights of BM25F: text, further words, short facts, title. */
const FIELD_WEIGHTS = '{0.3, 0.35, 0.5, 1}';
/** BM25's term saturation (k1) and length normalisation (b). */
const [SATURATION, LENGTH_SHARE] = [0.4, 0.75];

/**
 * The BM25F score of the column `words`: for each phrasing the sum over its words by rarity, frequency, field and
 * document length against an average of `averageWords`; the best phrasing counts. About 0 to 10 per word.
 */
export function wordScore(phrasings: readonly (readonly Term[])[], averageWords: number): RawBuilder<number> {
  const sums = phrasings.map(
    (phrasing) =>
      sql`(${sql.join(
        phrasing.map((term) => termScore(term, averageWords)),
        sql` + `,
      )})`,
  );
  return sql<number>`greatest(${sql.join(sums)})`;
}

function termScore({ expression, weight }: Term, averageWords: number): RawBuilder<number> {
  const frequency = sql`ts_rank(${sql.lit(FIELD_WEIGHTS)}, words, to_tsquery('english', ${expression}))`;
  const norm = sql`${sql.lit(SATURATION)} * (${sql.lit(1 - LENGTH_SHARE)} + ${sql.lit(LENGTH_SHARE)} * length(words) / ${averageWords}::float8)`;
  // w · f · (k + 1) / (f + norm), rearranged so that the costly f appears once.
  return sql<number>`${weight * (1 + SATURATION)}::float8 * (1 - ${norm} / (${frequency} + ${norm}))`;
}
