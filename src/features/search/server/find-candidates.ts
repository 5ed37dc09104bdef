import { sql, type RawBuilder } from 'kysely';

type Wanted = {
  kind: RawBuilder<unknown>;
  tsquery: RawBuilder<unknown>;
  /** Further conditions on rows of `search_docs`. */
  where?: RawBuilder<unknown>;
  most: number;
};

/** How many of the rest are looked at, for one that is wanted; they are not in order there. */
const OF_THE_REST = 4;

/**
 * The liveliest of one kind that match, as a query: `id`, `kind`, `hot`, `key`, `facets`, `words` of at most `most` and one
 * more. It looks through the few liveliest first, which holds enough of a common word; then the next many; then the rest,
 * where a word that gets so far is seldom. So a common word costs no more than a rare one (measured: `npm run bench:scale`).
 */
export function candidates({ kind, tsquery, where = sql`true`, most }: Wanted): RawBuilder<unknown> {
  const matching = (tier: number) => sql`
    select id, kind, hot, key, facets, words from search_docs
    where tier = ${sql.lit(tier)} and kind = ${kind} and words @@ ${tsquery} and ${where}`;
  // "+ 0" keeps the planner from walking all of a kind in order, which is endless where only cold rows match.
  return sql`
    with head as materialized (${matching(0)} order by hot + 0 desc, id desc limit ${sql.lit(most + 1)}),
    middle as materialized (
      select * from (${matching(1)}) as matching where (select count(*) from head) <= ${sql.lit(most)}
      order by hot + 0 desc, id desc limit ${sql.lit(most + 1)}
    ),
    rest as materialized (
      select * from (${matching(2)}) as matching
      where (select count(*) from head) + (select count(*) from middle) <= ${sql.lit(most)}
      limit ${sql.lit(OF_THE_REST * most)}
    )
    select * from (select * from head union all select * from middle union all select * from rest) as found
    order by hot desc, id desc limit ${sql.lit(most + 1)}`;
}
