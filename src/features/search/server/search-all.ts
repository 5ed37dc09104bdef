import { sql } from 'kysely';
import type { UseCase } from '#platform/server/http.ts';
import { SearchKind } from '../contract.ts';
import { CANDIDATES, fit } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { understand } from './understand.ts';

const SHOWN = 3;
/** Of each kind; a group says "more" beyond. */
const LOOKED_AT = CANDIDATES / 5;

type Row = { kind: SearchKind; id: number; place: number; total: number; fit: number };

/** The best of each kind; the kind whose best fits best comes first. */
export const searchAll: UseCase<'GET /api/universal_search'> = async (ctx, { query }) => {
  const understood = await understand(ctx, query.query);
  if (!understood) return { data: [], meta: { corrected: null, loose: false } };
  const { rows } = await sql<Row>`
    select * from (
      select asked.kind, id, fit, row_number() over (partition by asked.kind order by fit desc, id desc)::int as place,
        count(*) over (partition by asked.kind)::int as total
      from unnest(${SearchKind.options}::text[]) as asked (kind)
      cross join lateral (
        select id, ${fit(understood)} as fit from (
          select id, words, hot, key from search_docs
          where kind = asked.kind and words @@ ${understood.tsquery}
          order by hot desc, id desc limit ${LOOKED_AT + 1}
        ) as candidates
      ) as found
    ) as ranked where place <= ${SHOWN} order by place, fit desc`.execute(ctx.db);
  const hits = await presentHits(
    ctx,
    rows.map(({ id }) => id),
    understood,
  );
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const groups = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, all]) => ({
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
