import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';

export type IndexedDoc = { ref: string; path: string; changedOn: string };

/** Indexed items of one type ordered by ref; at most `limit` after `after`. */
export async function listIndexed(ctx: Context, kind: SearchKind, after: string, limit: number): Promise<IndexedDoc[]> {
  const rows = await ctx.db
    .selectFrom('search_docs')
    .innerJoin('search_faces', 'search_faces.doc_id', 'search_docs.id')
    .select(['ref', 'path', 'changed_at'])
    .where('kind', '=', kind)
    .where('ref', '>', after)
    .orderBy('ref')
    .limit(limit)
    .execute();
  return rows.map(({ ref, path, changed_at }) => ({ ref, path, changedOn: changed_at.toISOString().slice(0, 10) }));
}

/** The start of each page of `size`: the ref before its first item, '' for the first page. */
export async function findPartStarts(ctx: Context, kind: SearchKind, size: number): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select ref from (select ref, row_number() over (order by ref) as number from search_docs where kind = ${kind}) as numbered
    where number % ${size}::int = 0 order by ref`.execute(ctx.db);
  return ['', ...rows.map(({ ref }) => ref)];
}
