import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type Group = CallOutput<'GET /api/universal_search'>['data'][number];
export type KindResults = CallOutput<'GET /api/universal_search/{kind}'>;
export type SearchHit = KindResults['data'][number];
export type Suggestion = CallOutput<'GET /api/search_suggestions'>['data'][number];
export type Kind = SearchHit['attributes']['kind'];

const PAGE_SIZE = 12;

export const searchAllQuery = (text: string) => query('GET /api/universal_search', { query: { query: text } });
export const searchKindQuery = (kind: Kind, text: string, page: number, filter: readonly string[]) =>
  query('GET /api/universal_search/{kind}', {
    params: { kind },
    query: { query: text, page, per_page: PAGE_SIZE, ...(filter.length > 0 && { filter: [...filter] }) },
  });
export const suggestionsQuery = (text: string) => query('GET /api/search_suggestions', { query: { query: text } });
