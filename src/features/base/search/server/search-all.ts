import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { SearchKind } from '../contract.ts';
import { isDocHeard } from './heard-docs.ts';
import { filterQuery } from './interpretation/search-filters.ts';
import { selectCandidates } from './select-candidates.ts';
import { relevance } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { presentParts } from './present-parts.ts';
import { selectBest, type Ranked } from './select-best.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

/** Of each kind so many are shown, and so many besides the best of all kinds. */
const HITS_PER_KIND = 3;
/** With fewer full matches of all types, partial matches follow. */
const MIN_MATCHES = 12;
/** Of each kind five may be among the best of all. */
const RANKED_PER_KIND = 5 + HITS_PER_KIND;
/** The maximum number of results counted per type; beyond it the group says that there are more. */
const MAX_PER_KIND = MAX_CANDIDATES / 5;

type Row = Ranked & { id: number; place: number; total: number };

/** The best results of all types together, and of each; the type that is looked for or has the best result first. */
export const searchAll: UseCase<'GET /api/universal_search'> = async (ctx, { query }) => {
  const result = await runQuery(ctx, query.query, {
    find: (plan) => findBest(ctx, plan),
    minMatches: MIN_MATCHES,
    exact: query.exact,
  });
  if (!result) return { data: [], meta: { understood: [], corrected: null, loose: false, best: [] } };
  const { plan, matches } = result;
  const best = selectBest(matches, plan);
  const groups = [...Map.groupBy(matches, ({ kind }) => kind)].map(([kind, rows]) => ({
    kind,
    rows,
    shown: rows.slice(0, HITS_PER_KIND),
    others: rows.filter((row) => !best.includes(row)).slice(0, HITS_PER_KIND),
  }));
  const ids = [...best, ...groups.flatMap(({ shown, others }) => [...shown, ...others])].map(({ id }) => id);
  const hits = await presentHits(ctx, [...new Set(ids)], plan);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const toHits = (rows: readonly Row[]) => rows.flatMap(({ id }) => byId.get(String(id)) ?? []);
  return {
    data: groups
      .toSorted((a, b) => Number(b.kind === plan.kind) - Number(a.kind === plan.kind))
      .map(({ kind, rows, shown, others }) => ({
        id: kind,
        type: 'search_group' as const,
        attributes: {
          kind,
          total: Math.min(rows[0]?.total ?? 0, MAX_PER_KIND),
          more: (rows[0]?.total ?? 0) > MAX_PER_KIND,
          hits: toHits(shown),
          others: toHits(others),
        },
      })),
    meta: { understood: presentParts(plan.understood), corrected: plan.corrected, loose: plan.loose, best: toHits(best) },
  };
};

async function findBest(ctx: Context, plan: QueryPlan): Promise<Row[]> {
  const asked = sql`requested.asked_kind`;
  const byKind = SearchKind.options.map((name) => sql`when ${sql.lit(name)} then ${plan.matches(name)}`);
  const tsquery = sql`case ${asked} ${sql.join(byKind, sql` `)} end`;
  const { rows } = await sql<Row>`
    select * from (
      select kind, id, relevance, is_asked, is_part_asked, row_number() over (partition by kind order by relevance desc, id desc)::int as place,
        count(*) over (partition by kind)::int as total
      from (
        select kind, candidate.id, ${relevance(ctx, plan, sql`kind`)} as relevance,
          ${has(plan.phrases)} as is_asked, ${has(plan.longParts)} or ${isSkillTaught(plan)} as is_part_asked
        from unnest(${SearchKind.options}::text[]) as requested (asked_kind)
        cross join lateral (${selectCandidates({ kind: asked, tsquery, limit: MAX_PER_KIND })}) as candidate
        where ${isDocHeard(ctx, sql.ref('candidate.id'))}
      ) as scored
    ) as ranked where place <= ${RANKED_PER_KIND} order by place, relevance desc`.execute(ctx.db);
  return rows;
}

/** The page of the skill that a course is looked for: it says what to take for it. */
const isSkillTaught = ({ kind, skillId }: QueryPlan) =>
  kind === 'course' && skillId !== null ? sql`(kind = 'skill' and ref = ${skillId} and hot > 0)` : sql`false`;

const has = (words: QueryPlan['phrases']) => (words.length === 0 ? sql`false` : sql`words @@ ${filterQuery({ words })}`);
