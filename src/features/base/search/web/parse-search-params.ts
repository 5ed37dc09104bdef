export type SearchParams = { query?: string; page?: number; filter?: string[] };

const MAX_FILTERS = 8;

/** What an address asks for. The router reads bare numbers out of one: "2024" is a word here. */
export function parseSearchParams(search: Record<string, unknown>): SearchParams {
  const asked = search['query'];
  const query = typeof asked === 'string' || typeof asked === 'number' ? String(asked).trim().slice(0, 100) : '';
  const page = Number(search['page']);
  const filters = [search['filter']].flat().filter((one) => typeof one === 'string' && one.includes(':'));
  return {
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
    ...(filters.length > 0 && { filter: filters.map(String).slice(0, MAX_FILTERS) }),
  };
}

/** The filters with one value of a facet set, or taken away when it was set. */
export function toggleFilter(filters: readonly string[], name: string, value: string): string[] {
  const others = filters.filter((one) => !one.startsWith(`${name}:`));
  return filters.includes(`${name}:${value}`) ? others : [...others, `${name}:${value}`];
}
