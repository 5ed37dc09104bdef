import type { Program } from './queries.ts';

/** URL filters of the course list. */
export type CoursesSearch = {
  query?: string;
  family?: string;
  level?: 'beginner' | 'intermediate' | 'advanced';
  cost?: 'free' | 'free-audit' | 'paid';
  language?: string;
  category?: string;
  /** All regions if omitted. */
  region?: string;
  /** All types if omitted. */
  program_type?: Program['attributes']['program_type'];
  page?: number;
};

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const COSTS = ['free', 'free-audit', 'paid'] as const;
export const TYPES = [
  'course',
  'specialisation',
  'certificate',
  'bootcamp',
  'diploma',
  'bachelor',
  'master',
  'doctorate',
  'fellowship',
] as const;
const MAX_QUERY_LENGTH = 100;
const MAX_PAGE = 1000;

/** Parses the search parameters; unknown and invalid ones are ignored. */
export function parseCoursesSearch(params: Record<string, unknown>): CoursesSearch {
  const text = (name: string, maxLength: number) => {
    const value = params[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxLength) : undefined;
  };
  const page = Number(params['page']);
  return withoutEmpty({
    query: text('query', MAX_QUERY_LENGTH),
    family: text('family', 60),
    level: LEVELS.find((level) => level === params['level']),
    cost: COSTS.find((cost) => cost === params['cost']),
    language: text('language', 8),
    category: text('category', 60),
    region: text('region', 60),
    program_type: TYPES.find((type) => type === params['program_type']),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  });
}

type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** Drops undefined values, so that the URL has no empty parameters. */
function withoutEmpty(search: Change<CoursesSearch>): CoursesSearch {
  const result: CoursesSearch = {};
  for (const [name, value] of Object.entries(search)) if (value !== undefined) Object.assign(result, { [name]: value });
  return result;
}

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeSearch = (search: CoursesSearch, change: Change<CoursesSearch>): CoursesSearch =>
  withoutEmpty({ ...search, page: undefined, ...change });
