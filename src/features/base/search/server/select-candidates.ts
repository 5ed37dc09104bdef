import { sql, type RawBuilder } from 'kysely';

type CandidateQuery = {
  kind: RawBuilder<unknown>;
  tsquery: RawBuilder<unknown>;
  /** Facets that must match. */
  facets?: ReadonlyMap<string, string>;
  limit: number;
};

/**
 * The most popular matches of one type, as a subquery with `id`, `kind`, `ref`, `hot`, `key`, `facets`, `words`: at most
 * `limit` plus one. Implemented by a database function; its cost is measured by `npm run report -- scale`.
 */
export function selectCandidates({ kind, tsquery, facets = new Map(), limit }: CandidateQuery): RawBuilder<unknown> {
  const words = [...facets].map(([name, value]) => sql`array_to_tsvector(array[facet_word(${name}, ${value})])::text::tsquery`);
  return sql`
    select * from search_candidates(${kind}, ${sql.join([tsquery, ...words], sql` && `)}, ${sql.lit(limit)})
    order by hot desc, id desc limit ${sql.lit(limit + 1)}`;
}
