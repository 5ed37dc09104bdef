import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** The sample size for counting words; all documents when there are fewer. */
const SAMPLE_SIZE = 40_000;
/** A word seen only once in a sample is not significant. */
const MIN_COUNT = 2;
/** The default before the first count. */
export const DEFAULT_AVERAGE_WORDS = 100;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'search.count-words': Record<string, never>;
  }
}

/** A word's inverse document frequency as in BM25 (Robertson and Spärck Jones), and its document count. */
export type WordWeight = { weight: number; docs: number };
/** The words that are not stop words, and the average number of distinct words per document. */
export type Weights = { words: Map<string, WordWeight>; averageWords: number };

/** The weights of words; a word never counted has 0 `docs`. */
export async function weighWords(ctx: Context, words: readonly string[]): Promise<Weights> {
  const { rows } = await sql<{ word: string; docs: number; all: number; words_each: number }>`
    select word, coalesce(min(counted.docs), 0)::int as docs, coalesce(min(totals.docs), 0)::int as all,
      coalesce(min(totals.words_each), ${DEFAULT_AVERAGE_WORDS})::float8 as words_each
    from unnest(${[...new Set(words)]}::text[]) as word
    cross join lateral unnest(tsvector_to_array(to_tsvector('english', word))) as lexeme
    left join search_lexemes as counted using (lexeme) left join search_totals as totals on true group by word`.execute(ctx.db);
  const weight = (docs: number, all: number) => Math.log(1 + Math.max(0, all - docs + 0.5) / (docs + 0.5));
  return {
    words: new Map(rows.map(({ word, docs, all }) => [word, { docs, weight: weight(docs, all) }])),
    averageWords: rows[0]?.words_each ?? DEFAULT_AVERAGE_WORDS,
  };
}

/** Counts the documents containing each word. */
export async function countWords(ctx: Context): Promise<void> {
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from search_docs`.execute(ctx.db);
  const all = rows[0]?.all ?? 0;
  const share = Math.min(1, SAMPLE_SIZE / Math.max(1, all));
  const source =
    share < 1 ? `select words from search_docs tablesample system (${share * 100})` : 'select words from search_docs';
  await ctx.inTransaction(async (trx) => {
    await sql`
      insert into search_totals (docs, words_each)
      select ${all}::int, coalesce(avg(length(words)), ${DEFAULT_AVERAGE_WORDS}) from (${sql.raw(source)}) as sample
      on conflict (one) do update set docs = excluded.docs, words_each = excluded.words_each`.execute(trx.db);
    await trx.db.deleteFrom('search_lexemes').execute();
    await sql`
      insert into search_lexemes (lexeme, docs)
      select word, round(ndoc / ${share}::float8)::int from ts_stat(${source}) where ${share}::float8 = 1 or ndoc >= ${MIN_COUNT}`.execute(
      trx.db,
    );
  });
}
