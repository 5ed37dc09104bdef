import { sql, type RawBuilder } from 'kysely';

type Wanted = {
  kind: RawBuilder<unknown>;
  tsquery: RawBuilder<unknown>;
  /** Facets that a thing has to have. */
  facets?: ReadonlyMap<string, string>;
  most: number;
};

/**
 * The liveliest of one kind that match, as a query: `id`, `kind`, `ref`, `hot`, `key`, `facets`, `words` of at most `most` and one
 * more. The function of the database says how; what it costs is measured by `npm run bench:scale`.
 */
export function selectCandidates({ kind, tsquery, facets = new Map(), most }: Wanted): RawBuilder<unknown> {
  const words = [...facets].map(([name, value]) => sql`array_to_tsvector(array[facet_word(${name}, ${value})])::text::tsquery`);
  return sql`
    select * from search_candidates(${kind}, ${sql.join([tsquery, ...words], sql` && `)}, ${sql.lit(most)})
    order by hot desc, id desc limit ${sql.lit(most + 1)}`;
}
