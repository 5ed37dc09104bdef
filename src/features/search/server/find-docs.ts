import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { SearchKind } from '../contract.ts';
import type { Understood } from './understand.ts';

/** The liveliest that match; only they are put in order, so that a frequent word costs no more than a rare one. */
export const CANDIDATES = 500;

type Candidate = { id: number; facets: Record<string, string> };
export type FoundDocs = {
  /** The ids in order, the best first. */
  ids: number[];
  more: boolean;
  facets: { name: string; values: { value: string; count: number }[] }[];
};

/** How well a row of `search_docs` fits: its words by weight, a title that begins with or is what was asked, then liveliness. */
export const fit = ({ tsquery, key }: Understood): RawBuilder<number> => sql<number>`
  ts_rank('{0.05, 0.2, 0.4, 1}', words, ${tsquery}) * 4 + hot
  + case when key = ${key} then 3 when starts_with(key, ${key}) then 1 else 0 end`;

/** What of one kind matches and has all the facets asked for; counts are of what is found before narrowing by the same facet. */
export async function findDocs(
  ctx: Context,
  kind: SearchKind,
  understood: Understood,
  filters: ReadonlyMap<string, string>,
): Promise<FoundDocs> {
  const { rows } = await sql<Candidate>`
    select id, facets from (
      select id, facets, words, hot, key from search_docs
      where kind = ${kind} and words @@ ${understood.tsquery}
      order by hot desc, id desc limit ${CANDIDATES + 1}
    ) as candidates
    order by ${fit(understood)} desc, id desc`.execute(ctx.db);
  const fits = ({ facets }: Candidate, except?: string) =>
    [...filters].every(([name, value]) => name === except || facets[name] === value);
  const names = [...new Set(rows.flatMap(({ facets }) => Object.keys(facets)))].toSorted();
  return {
    ids: rows.filter((row) => fits(row)).map(({ id }) => id),
    more: rows.length > CANDIDATES,
    facets: names.map((name) => ({
      name,
      values: countValues(
        rows.filter((row) => fits(row, name)),
        name,
      ),
    })),
  };
}

function countValues(rows: readonly Candidate[], name: string): { value: string; count: number }[] {
  const groups = Map.groupBy(rows, ({ facets }) => facets[name] ?? '');
  return [...groups]
    .filter(([value]) => value !== '')
    .map(([value, all]) => ({ value, count: all.length }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
