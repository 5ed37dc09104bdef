import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { isDocHeard } from './heard-docs.ts';
import { selectCandidates } from './select-candidates.ts';
import type { QueryPlan } from './run-query.ts';
import { currentPopularity } from './popularity.ts';

/** With fewer full matches, partial matches follow. */
export const MIN_FULL_MATCHES = 10;

const TITLE_POINTS = 3;

export type Candidate = { id: number; ref: string; facets: Record<string, string> };
export type Facet = { name: string; values: { value: string; count: number }[] };

/**
 * The relevance of a row of `search_docs`: word score, popularity, and a bonus when the title has all words, equals or starts
 * with the query, or when it is the skill that the query means.
 */
export const relevance = (ctx: Context, plan: QueryPlan, kind: RawBuilder<unknown>): RawBuilder<number> => {
  const { score, key, skillId, inTitle } = plan;
  const isMeant = sql`${kind} = 'skill' and ref = ${skillId}::text`;
  return sql<number>`(${score} + ${currentPopularity(ctx, kind)} + case when words @@ ${inTitle} then ${sql.lit(TITLE_POINTS)} else 0 end
    + case when ${isMeant} then case when hot > 0 then 12 else 6 end when key = ${key} then 6 when starts_with(key, ${key}) then 2 else 0 end)`;
};

/** The matches of one type with all facets, best first; one more than the candidate limit when there are more. */
export async function findDocs(
  ctx: Context,
  kind: SearchKind,
  plan: QueryPlan,
  filters: ReadonlyMap<string, string> = new Map(),
): Promise<Candidate[]> {
  const kindValue = sql`${kind}::text`;
  const { rows } = await sql<Candidate>`
    select id, ref, facets from (${selectCandidates({ kind: kindValue, tsquery: plan.matches(kind), facets: filters, limit: plan.maxCandidates })}) as candidates
    where ${isDocHeard(ctx, sql.ref('candidates.id'))}
    order by ${relevance(ctx, plan, kindValue)} desc, id desc`.execute(ctx.db);
  return rows;
}

/** Facet counts; each facet is counted under the other filters. */
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
    .map(([value, group]) => ({ value, count: group.length }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
