import { sql, type RawBuilder } from 'kysely';
import type { Term } from './parse-query.ts';
import { DEFAULT_AVERAGE_WORDS, type AverageWords } from './weigh-words.ts';

/** Field weights of BM25F: text, further words, short facts, title. */
const FIELD_WEIGHTS = '{0.3, 0.35, 0.5, 1}';
/** BM25's term saturation (k1) and length normalisation (b). */
const [SATURATION, LENGTH_SHARE] = [0.4, 0.75];
/** The share of the score of a word that is not required. */
const BONUS_SHARE = 0.5;

/**
 * The BM25F score of the column `words`: for each phrasing the sum over its words by rarity, frequency, field and
 * document length against the average of its kind; the best phrasing counts, and half of what the bonus terms add. About
 * 0 to 10 per word.
 */
export function wordScore(
  phrasings: readonly (readonly Term[])[],
  bonusTerms: readonly Term[],
  averageWords: AverageWords,
): RawBuilder<number> {
  const average = averageOfKind(averageWords);
  const sum = (terms: readonly Term[]) =>
    sql`(${sql.join(
      terms.map((term) => termScore(term, average)),
      sql` + `,
    )})`;
  const sums = phrasings.filter((phrasing) => phrasing.length > 0).map(sum);
  const best = sums.length === 0 ? sql`0` : sql`greatest(${sql.join(sums)})`;
  return bonusTerms.length === 0 ? sql<number>`${best}` : sql<number>`(${best} + ${sql.lit(BONUS_SHARE)} * ${sum(bonusTerms)})`;
}

function termScore({ expression, weight }: Term, average: RawBuilder<number>): RawBuilder<number> {
  const frequency = sql`ts_rank(${sql.lit(FIELD_WEIGHTS)}, words, to_tsquery('english', ${expression}))`;
  const norm = sql`${sql.lit(SATURATION)} * (${sql.lit(1 - LENGTH_SHARE)} + ${sql.lit(LENGTH_SHARE)} * length(words) / ${average})`;
  // w · f · (k + 1) / (f + norm), rearranged so that the costly f appears once.
  return sql<number>`${weight * (1 + SATURATION)}::float8 * (1 - ${norm} / (${frequency} + ${norm}))`;
}

/** Kinds differ much in length: a skill has twenty words and an article eight hundred. */
function averageOfKind(averageWords: AverageWords): RawBuilder<number> {
  const kinds = Object.entries(averageWords).filter(([, words]) => words > 0);
  if (kinds.length === 0) return sql<number>`${sql.lit(DEFAULT_AVERAGE_WORDS)}`;
  const cases = kinds.map(([kind, words]) => sql`when ${sql.lit(kind)} then ${sql.lit(Math.round(words))}::float8`);
  return sql<number>`case kind ${sql.join(cases, sql` `)} else ${sql.lit(DEFAULT_AVERAGE_WORDS)}::float8 end`;
}
