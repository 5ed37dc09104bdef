import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { selectCandidates } from './select-candidates.ts';
import type { QueryPlan } from './run-query.ts';
import { currentPopularity } from './popularity.ts';

/** With fewer that hold all the words, those that hold some follow. */
export const ENOUGH_MATCHES = 10;

export type Candidate = { id: number; ref: string; facets: Record<string, string> };
export type Facet = { name: string; values: { value: string; count: number }[] };

/** How well a row of `search_docs` fits: by its words, by a title that begins with or is what was asked, then by liveliness. */
export const relevance = (ctx: Context, { score, key }: QueryPlan, kind: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (${score} + ${currentPopularity(ctx, kind)} + case when key = ${key} then 6 when starts_with(key, ${key}) then 2 else 0 end)`;

/** What of one kind matches and has all the facets asked for, the best first: one more than it looks at where there are more. */
export async function findDocs(
  ctx: Context,
  kind: SearchKind,
  understood: QueryPlan,
  filters: ReadonlyMap<string, string> = new Map(),
): Promise<Candidate[]> {
  const asked = sql`${kind}::text`;
  const { rows } = await sql<Candidate>`
    select id, ref, facets from (${selectCandidates({ kind: asked, tsquery: understood.tsquery, facets: filters, most: understood.most })}) as found
    order by ${relevance(ctx, understood, asked)} desc, id desc`.execute(ctx.db);
  return rows;
}

/** What a list can be narrowed by; each count is of what the other filters leave. */
export function countFacets(rows: readonly Candidate[], filters: ReadonlyMap<string, string>): Facet[] {
  const names = [...new Set(rows.flatMap(({ facets }) => Object.keys(facets)))].toSorted();
  return names.map((name) => ({
    name,
    values: countValues(
      rows.filter((row) => matchesFacets(row, filters, name)),
      name,
    ),
  }));
}

const matchesFacets = ({ facets }: Candidate, filters: ReadonlyMap<string, string>, except: string) =>
  [...filters].every(([name, value]) => name === except || facets[name] === value);

function countValues(rows: readonly Candidate[], name: string): { value: string; count: number }[] {
  const groups = Map.groupBy(rows, ({ facets }) => facets[name] ?? '');
  return [...groups]
    .filter(([value]) => value !== '')
    .map(([value, all]) => ({ value, count: all.length }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
