import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { SearchKind } from '../contract.ts';
import { countFacets, MIN_FULL_MATCHES, findDocs } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { presentParts } from './present-parts.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

type ListInput = {
  query: string;
  exact?: boolean | undefined;
  page: number;
  per_page: number;
  filter?: string | string[] | undefined;
};

/** One page of the results of one kind, with its facets. */
export async function searchWithin(ctx: Context, kind: SearchKind, input: ListInput) {
  const { query, exact, page, per_page } = input;
  const find = (plan: QueryPlan) => findDocs(ctx, kind, plan);
  const result = await runQuery(ctx, query, { find, minMatches: MIN_FULL_MATCHES, kind, exact });
  if (!result)
    return {
      data: [],
      meta: { ...pageMeta(page, per_page, 0), understood: [], corrected: null, loose: false, more: false, facets: [] },
    };
  const { plan, matches } = result;
  const filters = parseFilters(input.filter);
  const filtered = filters.size > 0 ? await findDocs(ctx, kind, plan, filters) : matches;
  const ids = filtered.slice(0, MAX_CANDIDATES).map(({ id }) => id);
  const start = (page - 1) * per_page;
  return {
    data: await presentHits(ctx, ids.slice(start, start + per_page), plan),
    meta: {
      ...pageMeta(page, per_page, ids.length),
      understood: presentParts(plan.understood),
      corrected: plan.corrected,
      loose: plan.loose,
      more: filtered.length > MAX_CANDIDATES,
      facets: countFacets(matches, filters),
    },
  };
}

function parseFilters(filter: ListInput['filter']): Map<string, string> {
  const filters = typeof filter === 'string' ? [filter] : (filter ?? []);
  return new Map(
    filters.flatMap((pair): [string, string][] => {
      const colon = pair.indexOf(':');
      return colon > 0 ? [[pair.slice(0, colon), pair.slice(colon + 1)]] : [];
    }),
  );
}

export const searchKind: UseCase<'GET /api/universal_search/{kind}'> = (ctx, { params, query }) =>
  searchWithin(ctx, params.kind, query);
