import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { SearchKind } from '../contract.ts';
import { isDocHeard } from './heard-docs.ts';
import { selectCandidates } from './select-candidates.ts';
import { relevance } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { selectBest } from './select-best.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

const HITS_PER_KIND = 3;
/** With fewer full matches of all types, partial matches follow. */
const MIN_MATCHES = 5;
/** Of each kind so many may be among the best of all. */
const RANKED_PER_KIND = 5;
/** The maximum number of results counted per type; beyond it the group says that there are more. */
const MAX_PER_KIND = MAX_CANDIDATES / 5;

type Row = { kind: SearchKind; id: number; place: number; total: number; relevance: number };

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
  }));
  const ids = [...best, ...groups.flatMap(({ shown }) => shown)].map(({ id }) => id);
  const hits = await presentHits(ctx, [...new Set(ids)], plan);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const toHits = (rows: readonly Row[]) => rows.flatMap(({ id }) => byId.get(String(id)) ?? []);
  return {
    data: groups
      .toSorted((a, b) => Number(b.kind === plan.kind) - Number(a.kind === plan.kind))
      .map(({ kind, rows, shown }) => ({
        id: kind,
        type: 'search_group' as const,
        attributes: {
          kind,
          total: Math.min(rows[0]?.total ?? 0, MAX_PER_KIND),
          more: (rows[0]?.total ?? 0) > MAX_PER_KIND,
          hits: toHits(shown),
        },
      })),
    meta: { understood: [...plan.understood], corrected: plan.corrected, loose: plan.loose, best: toHits(best) },
  };
};

async function findBest(ctx: Context, plan: QueryPlan): Promise<Row[]> {
  const kind = sql`requested.kind`;
  const byKind = SearchKind.options.map((name) => sql`when ${sql.lit(name)} then ${plan.matches(name)}`);
  const tsquery = sql`case ${kind} ${sql.join(byKind, sql` `)} end`;
  const { rows } = await sql<Row>`
    select * from (
      select kind, id, relevance, row_number() over (partition by kind order by relevance desc, id desc)::int as place,
        count(*) over (partition by kind)::int as total
      from (
        select requested.kind, candidate.id, ${relevance(ctx, plan, kind)} as relevance
        from unnest(${SearchKind.options}::text[]) as requested (kind)
        cross join lateral (${selectCandidates({ kind, tsquery, limit: MAX_PER_KIND })}) as candidate
        where ${isDocHeard(ctx, sql.ref('candidate.id'))}
      ) as scored
    ) as ranked where place <= ${RANKED_PER_KIND} order by place, relevance desc`.execute(ctx.db);
  return rows;
}
