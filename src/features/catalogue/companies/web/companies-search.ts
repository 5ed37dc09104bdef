/** URL filters of the company list. */
import type { CompanyFilters } from './queries.ts';

export type CompaniesSearch = { query?: string; location?: string; hiring?: 'true'; following?: 'true'; page?: number };

const MAX_LENGTH = 100;
const MAX_PAGE = 10_000;

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_LENGTH) : undefined;

/** Parses the search parameters; unknown and invalid ones are ignored. */
export function parseCompaniesSearch(params: Record<string, unknown>): CompaniesSearch {
  const [query, location, page] = [parseText(params['query']), parseText(params['location']), Number(params['page'])];
  return {
    ...(query && { query }),
    ...(location && { location }),
    ...(String(params['hiring']) === 'true' && { hiring: 'true' }),
    ...(String(params['following']) === 'true' && { following: 'true' }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE && { page }),
  };
}

type Change = { [K in keyof CompaniesSearch]?: CompaniesSearch[K] | undefined };

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeSearch = (search: CompaniesSearch, change: Change): CompaniesSearch =>
  parseCompaniesSearch({ ...search, page: undefined, ...change });

/** The filters as API parameters. */
export const toFilters = ({ page = 1, ...search }: CompaniesSearch): CompanyFilters => ({ ...search, page });
