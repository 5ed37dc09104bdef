import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { SearchKind } from '../contract.ts';
import { isDocHeard } from './heard-docs.ts';
import { selectCandidates } from './select-candidates.ts';
import { relevance } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

const HITS_PER_KIND = 3;
/** The maximum number of results counted per type; beyond it the group says that there are more. */
const MAX_PER_KIND = MAX_CANDIDATES / 5;

type Row = { kind: SearchKind; id: number; place: number; total: number; relevance: number };

/** The best results of each type; the type with the best result first. */
export const searchAll: UseCase<'GET /api/universal_search'> = async (ctx, { query }) => {
  const result = await runQuery(ctx, [query.query], { find: (plan) => findBest(ctx, plan) });
  if (!result) return { data: [], meta: { corrected: null, loose: false } };
  const { plan, matches } = result;
  const hits = await presentHits(
    ctx,
    matches.map(({ id }) => id),
    plan,
  );
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const groups = [...Map.groupBy(matches, ({ kind }) => kind)].map(([kind, rows]) => ({
    id: kind,
    type: 'search_group' as const,
    attributes: {
      kind,
      total: Math.min(rows[0]?.total ?? 0, MAX_PER_KIND),
      more: (rows[0]?.total ?? 0) > MAX_PER_KIND,
      hits: rows.flatMap(({ id }) => byId.get(String(id)) ?? []),
    },
  }));
  return { data: groups, meta: { corrected: plan.corrected, loose: plan.loose } };
};

async function findBest(ctx: Context, plan: QueryPlan): Promise<Row[]> {
  const kind = sql`requested.kind`;
  const { rows } = await sql<Row>`
    select * from (
      select kind, id, relevance, row_number() over (partition by kind order by relevance desc, id desc)::int as place,
        count(*) over (partition by kind)::int as total
      from (
        select requested.kind, candidate.id, ${relevance(ctx, plan, kind)} as relevance
        from unnest(${SearchKind.options}::text[]) as requested (kind)
        cross join lateral (${selectCandidates({ kind, tsquery: plan.tsquery, limit: MAX_PER_KIND })}) as candidate
        where ${isDocHeard(ctx, sql.ref('candidate.id'))}
      ) as scored
    ) as ranked where place <= ${HITS_PER_KIND} order by place, relevance desc`.execute(ctx.db);
  return rows;
}
