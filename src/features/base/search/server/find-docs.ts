import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { isDocHeard } from './heard-docs.ts';
import { filterQuery } from './interpretation/search-filters.ts';
import { selectCandidates } from './select-candidates.ts';
import type { QueryPlan } from './run-query.ts';
import { currentPopularity } from './popularity.ts';

/** With fewer full matches, partial matches follow. */
export const MIN_FULL_MATCHES = 10;

const TITLE_POINTS = 3;
/** For what is typed by those who look for exactly this entry, alone and among other words. */
const [PHRASE_POINTS, PART_POINTS] = [10, 4];
/** For a title of several words that the query holds as it is. */
const HELD_TITLE_POINTS = 2;
/** For a skill that is named among other words. */
const NAMED_SKILL_POINTS = 2;
/** For the kinds that answer, where somebody asks. */
const ANSWER_POINTS = 4;
const ANSWERS: SearchKind[] = ['question', 'article', 'insight', 'board', 'topic'];

export type Candidate = { id: number; ref: string; facets: Record<string, string> };
export type Facet = { name: string; values: { value: string; count: number }[] };

/**
 * The relevance of a row of `search_docs`: word score, popularity, and points for what the query is: the whole title or its
 * beginning, the skill that is meant, what is typed for exactly this; for a title that the query holds among other words; and for
 * answers, where somebody asks.
 */
export const relevance = (ctx: Context, plan: QueryPlan, kind: RawBuilder<unknown>): RawBuilder<number> => {
  const { score, key, skillId, inTitle } = plan;
  const isMeant = sql`${kind} = 'skill' and ref = ${skillId}::text`;
  const points = [
    score,
    currentPopularity(ctx, kind),
    sql`case when words @@ ${inTitle} then ${sql.lit(TITLE_POINTS)} else 0 end`,
    sql`case when ${isMeant} then case when hot > 0 then 12 else 6 end when key = ${key} then 6 when starts_with(key, ${key}) then 2 else 0 end`,
    ...pointsForMeaning(plan, kind),
  ];
  return sql<number>`(${sql.join(points, sql` + `)})`;
};

function pointsForMeaning({ phrases, longParts, spelled, isQuestion, skillIds }: QueryPlan, kind: RawBuilder<unknown>) {
  const forPhrase = (words: QueryPlan['phrases'], each: number) =>
    words.length === 0
      ? []
      : [sql`case when ${kind} = 'page' and words @@ ${filterQuery({ words })} then ${sql.lit(each)} else 0 end`];
  return [
    ...forPhrase(phrases, PHRASE_POINTS),
    ...forPhrase(longParts, PART_POINTS),
    ...(spelled.trim().includes(' ')
      ? [
          sql`case when strpos(key, ' ') > 0 and strpos(${spelled}, ' ' || key || ' ') > 0 then ${sql.lit(HELD_TITLE_POINTS)} else 0 end`,
        ]
      : []),
    ...(skillIds.length > 0
      ? [
          sql`case when ${kind} = 'skill' and ref = any(${[...skillIds]}::text[]) and hot > 0 then ${sql.lit(NAMED_SKILL_POINTS)} else 0 end`,
        ]
      : []),
    ...(isQuestion ? [sql`case when ${kind} = any(${ANSWERS}::text[]) then ${sql.lit(ANSWER_POINTS)} else 0 end`] : []),
  ];
}

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
