import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type Group = CallOutput<'GET /api/universal_search'>['data'][number];
export type KindResults = CallOutput<'GET /api/universal_search/{kind}'>;
export type SearchHit = KindResults['data'][number];
export type Suggestion = CallOutput<'GET /api/search_suggestions'>['data'][number];
export type Kind = SearchHit['attributes']['kind'];

const PAGE_SIZE = 12;

export type QueryPart = KindResults['meta']['understood'][number];

export const searchAllQuery = (text: string, exact = false) =>
  query('GET /api/universal_search', { query: { query: text, ...(exact && { exact: 'true' }) } });

type KindQuery = { page: number; filter: readonly string[]; exact: boolean };

export const searchKindQuery = (kind: Kind, text: string, { page, filter, exact }: KindQuery) =>
  query('GET /api/universal_search/{kind}', {
    params: { kind },
    query: {
      query: text,
      page,
      per_page: PAGE_SIZE,
      ...(filter.length > 0 && { filter: [...filter] }),
      ...(exact && { exact: 'true' }),
    },
  });
/** What the list of one kind understands of a text. */
export const interpretationQuery = (kind: Kind, text: string) =>
  query('GET /api/search_interpretation', { query: { query: text, kind } });

export const searchTotalsQuery = () => query('GET /api/search_totals');

export const suggestionsQuery = (text: string) => query('GET /api/search_suggestions', { query: { query: text } });
