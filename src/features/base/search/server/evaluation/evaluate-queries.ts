import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import { searchAll } from '../search-all.ts';
import { bm25 } from './bm25.ts';
import { CollectionError } from './load-collection.ts';

const JudgedQuery = z.object({
  query: z.string().min(1),
  /** Addresses of things, any of which is a good answer; one that ends in "*" stands for all that begin with it. */
  want: z.array(z.string().startsWith('/')).min(1),
  tags: z.array(z.string()),
  note: z.string().optional(),
});
export type JudgedQuery = z.infer<typeof JudgedQuery>;

/** The ranks of the first good answer, from 1; Infinity without one. */
export type QueryRanks = JudgedQuery & { ranks: { search: number; fullText: number; bm25: number }; found: readonly string[] };

const MAX_RESULTS = 20;

/** Loads judged queries, one JSON object per line. Throws a `CollectionError` with the place of an invalid line. */
export async function loadQueries(file: string): Promise<JudgedQuery[]> {
  const lines = (await fs.readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = JudgedQuery.safeParse(toJson(line));
    if (!parsed.success)
      throw new CollectionError(`${file}:${index + 1}: needs a query, "want" with addresses, and "tags" with words`);
    return [parsed.data];
  });
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Ranks what the site's search, PostgreSQL's own full text and plain BM25 find in the index of a database. */
export async function evaluateQueries(ctx: Context, queries: readonly JudgedQuery[]): Promise<QueryRanks[]> {
  const { rows } = await sql<{ path: string; title: string; text: string }>`
    select path, title, concat_ws(' ', array_to_string(meta, ' '), text) as text from search_faces`.execute(ctx.db);
  const baseline = bm25(new Map(rows.map(({ path, title, text }) => [path, { title, text }])));
  const results: QueryRanks[] = [];
  for (const judged of queries) {
    const found = await searchSite(ctx, judged.query);
    const ranks = {
      search: rankOf(found, judged),
      fullText: rankOf(await searchFullText(ctx, judged.query), judged),
      bm25: rankOf(baseline(judged.query), judged),
    };
    results.push({ ...judged, ranks, found });
  }
  return results;
}

/** The addresses in the order of the page: the best of all kinds, then each kind's. */
async function searchSite(ctx: Context, query: string): Promise<string[]> {
  const { data, meta } = await searchAll(ctx, { params: undefined, query: { query, exact: undefined }, body: undefined });
  const hits = [...meta.best, ...data.flatMap(({ attributes }) => attributes.hits)];
  return [...new Set(hits.map(({ attributes }) => attributes.path))];
}

async function searchFullText(ctx: Context, query: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from search_faces, websearch_to_tsquery('english', ${query}) as asked,
      lateral (select setweight(to_tsvector('english', title), 'A')
        || to_tsvector('english', concat_ws(' ', array_to_string(meta, ' '), text)) as words) as document
    where words @@ asked order by ts_rank_cd(words, asked) desc, path limit ${MAX_RESULTS}`.execute(ctx.db);
  return rows.map(({ path }) => path);
}

function rankOf(paths: readonly string[], { want }: JudgedQuery): number {
  const isWanted = (path: string) =>
    want.some((wanted) => (wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted));
  const index = paths.findIndex(isWanted);
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}
