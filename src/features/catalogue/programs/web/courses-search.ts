import type { Program } from './queries.ts';

/** URL filters of the course list. */
export type CoursesSearch = {
  query?: string;
  family?: string;
  level?: 'beginner' | 'intermediate' | 'advanced';
  cost?: 'free' | 'free-audit' | 'paid';
  language?: string;
  category?: string;
  /** All regions when left out. */
  region?: string;
  /** All types when left out. */
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
const MAX_LENGTH = 100;
const LAST_PAGE = 1000;

/** Parses the search parameters; ignores anything that is not a filter. */
export function parseCoursesSearch(given: Record<string, unknown>): CoursesSearch {
  const text = (name: string, longest: number) => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined;
  };
  const page = Number(given['page']);
  return withoutEmpty({
    query: text('query', MAX_LENGTH),
    family: text('family', 60),
    level: LEVELS.find((level) => level === given['level']),
    cost: COSTS.find((cost) => cost === given['cost']),
    language: text('language', 8),
    category: text('category', 60),
    region: text('region', 60),
    program_type: TYPES.find((type) => type === given['program_type']),
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined,
  });
}

type Given<T> = { [K in keyof T]?: T[K] | undefined };

/** Drops undefined values, so that the URL has no empty parameters. */
function withoutEmpty(search: Given<CoursesSearch>): CoursesSearch {
  const kept: CoursesSearch = {};
  for (const [name, value] of Object.entries(search)) if (value !== undefined) Object.assign(kept, { [name]: value });
  return kept;
}

/** Changes filters and resets to the first page; undefined removes a filter. */
export const changeSearch = (search: CoursesSearch, change: Given<CoursesSearch>): CoursesSearch =>
  withoutEmpty({ ...search, page: undefined, ...change });
