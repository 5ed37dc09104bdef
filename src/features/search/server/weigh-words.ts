import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';

/** So many things are read to count words; with more of them, a sample of about as many. */
const SAMPLE = 40_000;
/** A word of a sample that was met only once says nothing. */
const LEAST = 2;
const ALL = '';

declare module '#platform/server/tasks.ts' {
  interface Tasks {
    'search.count-words': Record<string, never>;
  }
}

/** How seldom a word is: the weight of BM25 (Robertson and Spärck Jones), and in how many things it occurs. */
export type WordWeight = { weight: number; docs: number };

/** The weights of words; one without any meaning for search ("the") is not in it, one that was never counted has 0 `docs`. */
export async function weighWords(ctx: Context, words: readonly string[]): Promise<Map<string, WordWeight>> {
  const { rows } = await sql<{ word: string; docs: number; all: number }>`
    select word, coalesce(min(known.docs), 0)::int as docs,
      coalesce((select docs from search_lexemes where lexeme = ${ALL}), 0)::int as all
    from unnest(${[...new Set(words)]}::text[]) as word
    cross join lateral unnest(tsvector_to_array(to_tsvector('english', word))) as lexeme
    left join search_lexemes as known using (lexeme) group by word`.execute(ctx.db);
  return new Map(rows.map(({ word, docs, all }) => [word, { docs, weight: Math.log(1 + (all - docs + 0.5) / (docs + 0.5)) }]));
}

/** Counts in how many things each word occurs. */
export async function countWords(ctx: Context): Promise<void> {
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from search_docs`.execute(ctx.db);
  const all = rows[0]?.all ?? 0;
  const share = Math.min(1, SAMPLE / Math.max(1, all));
  const read = share < 1 ? `select words from search_docs tablesample system (${share * 100})` : 'select words from search_docs';
  await ctx.inTransaction(async (trx) => {
    await trx.db.deleteFrom('search_lexemes').execute();
    await sql`
      insert into search_lexemes (lexeme, docs)
      select word, round(ndoc / ${share}::float8)::int from ts_stat(${read}) where ${share}::float8 = 1 or ndoc >= ${LEAST}
      union all select ${ALL}, ${all}::int
      on conflict (lexeme) do update set docs = excluded.docs`.execute(trx.db);
  });
}
