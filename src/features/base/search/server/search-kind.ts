import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { SearchKind } from '../contract.ts';
import { countFacets, ENOUGH_MATCHES, findDocs } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { MAX_CANDIDATES, runQuery } from './run-query.ts';

type Asked = { query: string; page: number; per_page: number; filter?: string | string[] | undefined };

export async function searchWithin(ctx: Context, kind: SearchKind, asked: Asked) {
  const { query, page, per_page } = asked;
  const looked = await runQuery(ctx, [query], { find: (understood) => findDocs(ctx, kind, understood), enough: ENOUGH_MATCHES });
  if (!looked)
    return { data: [], meta: { ...pageMeta(page, per_page, 0), corrected: null, loose: false, more: false, facets: [] } };
  const { understood, found } = looked;
  const filters = filtersOf(asked.filter);
  const narrowed = filters.size > 0 ? await findDocs(ctx, kind, understood, filters) : found;
  const ids = narrowed.slice(0, MAX_CANDIDATES).map(({ id }) => id);
  const start = (page - 1) * per_page;
  return {
    data: await presentHits(ctx, ids.slice(start, start + per_page), understood),
    meta: {
      ...pageMeta(page, per_page, ids.length),
      corrected: understood.corrected,
      loose: understood.loose,
      more: narrowed.length > MAX_CANDIDATES,
      facets: countFacets(found, filters),
    },
  };
}

function filtersOf(filter: Asked['filter']): Map<string, string> {
  const filters = typeof filter === 'string' ? [filter] : (filter ?? []);
  return new Map(
    filters.flatMap((one): [string, string][] => {
      const colon = one.indexOf(':');
      return colon > 0 ? [[one.slice(0, colon), one.slice(colon + 1)]] : [];
    }),
  );
}

export const searchKind: UseCase<'GET /api/universal_search/{kind}'> = (ctx, { params, query }) =>
  searchWithin(ctx, params.kind, query);
