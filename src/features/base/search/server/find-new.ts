import { sql } from 'kysely';
import type { Finder } from '#features/base/saved-searches/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { SearchKind } from '../contract.ts';
import { findDocs } from './find-docs.ts';
import { runQuery } from './run-query.ts';

/** Items of one type that match and were first indexed after a time. 422 for a facet with several values. */
export const findNew =
  (kind: SearchKind): Finder =>
  async (ctx, { query, filters }, after, limit) => {
    if (Object.values(filters).some((values) => values.length > 1)) throw invalid({ path: 'filters', code: 'filter-values' });
    const facets = new Map(Object.entries(filters).map(([name, [value = '']]) => [name, value]));
    const result = await runQuery(ctx, query, { find: (plan) => findDocs(ctx, kind, plan, facets), kind });
    if (!result || result.plan.loose) return [];
    const ids = result.matches.map(({ id }) => id);
    const { rows } = await sql<{ path: string; title: string; text: string; at: Date }>`
      select path, title, text, found_at as at from search_docs join search_faces on doc_id = id
      where id = any(${ids}::bigint[]) and found_at > ${after} order by found_at desc, id desc limit ${limit}`.execute(ctx.db);
    return rows;
  };
