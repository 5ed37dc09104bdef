export type SearchParams = { query?: string; page?: number; filter?: string[]; exact?: true };

const MAX_FILTERS = 8;

/** The search parameters of a URL. The router parses bare numbers, but "2024" is a word here. */
export function parseSearchParams(search: Record<string, unknown>): SearchParams {
  const value = search['query'];
  const query = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
  const page = Number(search['page']);
  const filters = [search['filter']].flat().filter((filter) => typeof filter === 'string' && filter.includes(':'));
  return {
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
    ...(query && String(search['exact']) === 'true' && { exact: true as const }),
    ...(filters.length > 0 && { filter: filters.map(String).slice(0, MAX_FILTERS) }),
  };
}

/** Toggles one facet value in the filters. */
export function toggleFilter(filters: readonly string[], name: string, value: string): string[] {
  const others = filters.filter((filter) => !filter.startsWith(`${name}:`));
  return filters.includes(`${name}:${value}`) ? others : [...others, `${name}:${value}`];
}
