import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { SearchKind } from '../contract.ts';
import { selectCandidates } from './select-candidates.ts';
import { relevance } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

const SHOWN = 3;
/** Results per type; a group offers "more" beyond. */
const LOOKED_AT = MAX_CANDIDATES / 5;

type Row = { kind: SearchKind; id: number; place: number; total: number; fit: number };

/** The best results of each type; the type with the best result first. */
export const searchAll: UseCase<'GET /api/universal_search'> = async (ctx, { query }) => {
  const looked = await runQuery(ctx, [query.query], { find: (understood) => findBest(ctx, understood) });
  if (!looked) return { data: [], meta: { corrected: null, loose: false } };
  const { understood, found } = looked;
  const hits = await presentHits(
    ctx,
    found.map(({ id }) => id),
    understood,
  );
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, all]) => ({
    id: kind,
    type: 'search_group' as const,
    attributes: {
      kind,
      total: Math.min(all[0]?.total ?? 0, LOOKED_AT),
      more: (all[0]?.total ?? 0) > LOOKED_AT,
      hits: all.flatMap(({ id }) => byId.get(String(id)) ?? []),
    },
  }));
  return { data: groups, meta: { corrected: understood.corrected, loose: understood.loose } };
};

async function findBest(ctx: Context, understood: QueryPlan): Promise<Row[]> {
  const kind = sql`asked.kind`;
  const { rows } = await sql<Row>`
    select * from (
      select kind, id, fit, row_number() over (partition by kind order by fit desc, id desc)::int as place,
        count(*) over (partition by kind)::int as total
      from (
        select asked.kind, found.id, ${relevance(ctx, understood, kind)} as fit
        from unnest(${SearchKind.options}::text[]) as asked (kind)
        cross join lateral (${selectCandidates({ kind, tsquery: understood.tsquery, most: LOOKED_AT })}) as found
      ) as fitting
    ) as ranked where place <= ${SHOWN} order by place, fit desc`.execute(ctx.db);
  return rows;
}
