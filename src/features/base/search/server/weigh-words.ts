import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** The sample size for counting words; all documents when there are fewer. */
const SAMPLE_SIZE = 40_000;
/** A word seen only once in a sample is not significant. */
const MIN_COUNT = 2;
/** The average number of words of a kind that was never counted. */
export const DEFAULT_AVERAGE_WORDS = 100;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'search.count-words': Record<string, never>;
  }
}

/** A word's inverse document frequency as in BM25 (Robertson and Spärck Jones), and its document count. */
export type WordWeight = { weight: number; docs: number };
/** The average number of distinct words per document of each kind that was counted. */
export type AverageWords = Readonly<Record<string, number>>;
/** The words that are not stop words, and the length of documents. */
export type Weights = { words: Map<string, WordWeight>; averageWords: AverageWords };

/** The weights of words; a word never counted has 0 `docs`. */
export async function weighWords(ctx: Context, words: readonly string[]): Promise<Weights> {
  const { rows } = await sql<{ word: string; docs: number; all: number; words_each: AverageWords }>`
    select word, coalesce(min(counted.docs), 0)::int as docs, coalesce(min(totals.docs), 0)::int as all,
      coalesce((select words_by_kind from search_totals), '{}') as words_each
    from unnest(${[...new Set(words)]}::text[]) as word
    cross join lateral unnest(tsvector_to_array(to_tsvector('english', word))) as lexeme
    left join search_lexemes as counted using (lexeme) left join search_totals as totals on true group by word`.execute(ctx.db);
  const weight = (docs: number, all: number) => Math.log(1 + Math.max(0, all - docs + 0.5) / (docs + 0.5));
  return {
    words: new Map(rows.map(({ word, docs, all }) => [word, { docs, weight: weight(docs, all) }])),
    averageWords: rows[0]?.words_each ?? {},
  };
}

/** Counts the documents of each kind, and those containing each word. */
export async function countWords(ctx: Context): Promise<void> {
  const { rows } = await sql<{ kind: string; docs: number }>`
    select kind, count(*)::int as docs from search_docs group by kind`.execute(ctx.db);
  const all = rows.reduce((sum, { docs }) => sum + docs, 0);
  const byKind = JSON.stringify(Object.fromEntries(rows.map(({ kind, docs }) => [kind, docs])));
  const share = Math.min(1, SAMPLE_SIZE / Math.max(1, all));
  const docs = share < 1 ? `search_docs tablesample system (${share * 100})` : 'search_docs';
  const [sample, source] = [`select kind, words from ${docs}`, `select words from ${docs}`];
  await ctx.inTransaction(async (trx) => {
    await sql`
      insert into search_totals (docs, docs_by_kind, words_by_kind)
      select ${all}::int, ${byKind}::jsonb, coalesce(jsonb_object_agg(kind, words_each), '{}')
      from (select kind, avg(length(words)) as words_each from (${sql.raw(sample)}) as sample group by kind) as kinds
      on conflict (one) do update set docs = excluded.docs, docs_by_kind = excluded.docs_by_kind, words_by_kind = excluded.words_by_kind`.execute(
      trx.db,
    );
    await trx.db.deleteFrom('search_lexemes').execute();
    await sql`
      insert into search_lexemes (lexeme, docs)
      select word, round(ndoc / ${share}::float8)::int from ts_stat(${source}) where ${share}::float8 = 1 or ndoc >= ${MIN_COUNT}`.execute(
      trx.db,
    );
  });
}
