/** URL filters of the company list. */
import type { CompanyFilters } from './queries.ts';

export type CompaniesSearch = { query?: string; location?: string; hiring?: 'true'; following?: 'true'; page?: number };

const MAX_LENGTH = 100;
const LAST_PAGE = 10_000;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_LENGTH) : undefined;

/** Parses the search parameters; ignores anything that is not a filter. */
export function parseCompaniesSearch(given: Record<string, unknown>): CompaniesSearch {
  const [query, location, page] = [textOf(given['query']), textOf(given['location']), Number(given['page'])];
  return {
    ...(query && { query }),
    ...(location && { location }),
    ...(String(given['hiring']) === 'true' && { hiring: 'true' }),
    ...(String(given['following']) === 'true' && { following: 'true' }),
    ...(Number.isInteger(page) && page > 1 && page <= LAST_PAGE && { page }),
  };
}

type Given = { [K in keyof CompaniesSearch]?: CompaniesSearch[K] | undefined };

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeSearch = (search: CompaniesSearch, change: Given): CompaniesSearch =>
  parseCompaniesSearch({ ...search, page: undefined, ...change });

/** The filters as API parameters. */
export const toFilters = ({ page = 1, ...search }: CompaniesSearch): CompanyFilters => ({ ...search, page });
