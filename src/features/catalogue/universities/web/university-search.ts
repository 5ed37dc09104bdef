/** URL parameters of the university pages. */
const MAX_LENGTH = 100;
const MAX_PAGE = 1000;

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_LENGTH) : undefined;

const parseNumber = (value: unknown, lowerBound: number): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > lowerBound && number <= MAX_PAGE ? number : undefined;
};

export type UniversitiesSearch = { query?: string; region?: string; page?: number };
export type UniversitySearch = { query?: string; pageNo?: number };

/** Parses the search parameters of the list; unknown and invalid ones are ignored. */
export function parseUniversitiesSearch(params: Record<string, unknown>): UniversitiesSearch {
  const [query, region, page] = [parseText(params['query']), parseText(params['region']), parseNumber(params['page'], 1)];
  return { ...(query && { query }), ...(region && { region }), ...(page && { page }) };
}

/** Parses the search parameters of a university's page; page 0 is omitted. */
export function parseUniversitySearch(params: Record<string, unknown>): UniversitySearch {
  const [query, pageNo] = [parseText(params['query']), parseNumber(params['pageNo'], 0)];
  return { ...(query && { query }), ...(pageNo && { pageNo }) };
}
