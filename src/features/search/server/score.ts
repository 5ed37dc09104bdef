import { sql, type RawBuilder } from 'kysely';
import type { Term } from './read-query.ts';

/** What a word counts by where it stands: in the text, further words, short facts, the title. */
const PLACES = '{0.3, 0.35, 0.5, 1}';
/** How soon more of the same word stops counting, and how much the length of a thing counts (k1 and b of BM25). */
const [SATURATION, LENGTH_SHARE] = [0.8, 0.6];
/** Different words of a thing of ordinary length. */
const USUAL_LENGTH = 60;

/**
 * How well the column `words` fits: for each way to say what is asked the sum of its words as BM25F does it, each by how
 * seldom it is, how often and where it stands, and how long the thing is; the best way counts. About 0 to 10 a word.
 */
export function scoreOf(ways: readonly (readonly Term[])[]): RawBuilder<number> {
  const sums = ways.map(
    (way) =>
      sql`(${sql.join(
        way.map((term) => scoreOfTerm(term)),
        sql` + `,
      )})`,
  );
  return sql<number>`greatest(${sql.join(sums)})`;
}

function scoreOfTerm({ asked, weight }: Term): RawBuilder<number> {
  const often = sql`ts_rank(${sql.lit(PLACES)}, words, to_tsquery('english', ${asked}))`;
  const norm = sql`${sql.lit(SATURATION)} * (${sql.lit(1 - LENGTH_SHARE)} + ${sql.lit(LENGTH_SHARE)} * length(words) / ${sql.lit(USUAL_LENGTH)})`;
  return sql<number>`${weight}::float8 * ${sql.lit(1 + SATURATION)} * ${often} / (${often} + ${norm})`;
}
