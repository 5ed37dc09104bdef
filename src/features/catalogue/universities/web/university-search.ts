/** URL parameters of the university pages. */
const MAX_LENGTH = 100;
const LAST_PAGE = 1000;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_LENGTH) : undefined;

const numberOf = (value: unknown, least: number): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > least && number <= LAST_PAGE ? number : undefined;
};

export type UniversitiesSearch = { query?: string; region?: string; page?: number };
export type MicrositeSearch = { query?: string; pageNo?: number };

/** Parses the list's search parameters; ignores anything that is not a filter. */
export function parseUniversitiesSearch(given: Record<string, unknown>): UniversitiesSearch {
  const [query, region, page] = [textOf(given['query']), textOf(given['region']), numberOf(given['page'], 1)];
  return { ...(query && { query }), ...(region && { region }), ...(page && { page }) };
}

/** Parses the microsite's search parameters; page 0 is omitted. */
export function parseMicrositeSearch(given: Record<string, unknown>): MicrositeSearch {
  const [query, pageNo] = [textOf(given['query']), numberOf(given['pageNo'], 0)];
  return { ...(query && { query }), ...(pageNo && { pageNo }) };
}
