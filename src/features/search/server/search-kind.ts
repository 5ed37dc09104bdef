import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import type { SearchKind } from '../contract.ts';
import { CANDIDATES, findDocs } from './find-docs.ts';
import { presentHits } from './present-hits.ts';
import { understand } from './understand.ts';

type Asked = { query: string; page: number; per_page: number; filter?: string | string[] | undefined };

async function searchWithin(ctx: Context, kind: SearchKind, asked: Asked) {
  const { query, page, per_page } = asked;
  const understood = await understand(ctx, query, kind);
  if (!understood)
    return { data: [], meta: { ...pageMeta(page, per_page, 0), corrected: null, loose: false, more: false, facets: [] } };
  const { ids, more, facets } = await findDocs(ctx, kind, understood, filtersOf(asked.filter));
  const total = Math.min(ids.length, CANDIDATES);
  const start = (page - 1) * per_page;
  return {
    data: await presentHits(ctx, ids.slice(start, Math.min(start + per_page, total)), understood),
    meta: { ...pageMeta(page, per_page, total), corrected: understood.corrected, loose: understood.loose, more, facets },
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
export const searchUsers: UseCase<'GET /api/user_search'> = (ctx, { query }) => searchWithin(ctx, 'user', query);
export const searchBoards: UseCase<'GET /api/board_search'> = (ctx, { query }) => searchWithin(ctx, 'board', query);
export const searchCourses: UseCase<'GET /api/course_search'> = (ctx, { query }) => searchWithin(ctx, 'course', query);
export const searchUniversities: UseCase<'GET /api/university_search'> = (ctx, { query }) =>
  searchWithin(ctx, 'university', query);
