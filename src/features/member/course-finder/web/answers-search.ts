/** The answers are stored in the URL, so that they survive going back, reloading and sharing. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const GOALS = ['first-job', 'change', 'grow', 'curious'] as const;
export const BUDGETS = ['free', 'free-lessons', 'any'] as const;
export const FORMATS = ['online', 'campus', 'any'] as const;
export const HOURS = { min: 1, max: 60, default: 5 };

export type AnswersSearch = {
  level?: (typeof LEVELS)[number];
  /** Comma-separated ids. */
  topics?: string;
  goal?: (typeof GOALS)[number];
  hours?: number;
  budget?: (typeof BUDGETS)[number];
  format?: (typeof FORMATS)[number];
};

const MAX_TOPICS = 60;

/** Parses the answers of a URL; invalid values are dropped. Topics may be one comma-separated value or repeated ones. */
export function parseAnswers(search: Record<string, unknown>): AnswersSearch {
  const oneOf = <T extends string>(name: string, values: readonly T[]) => values.find((value) => value === search[name]);
  const topics = splitTopics(
    [search['topics']]
      .flat()
      .filter((value) => typeof value === 'string')
      .join(','),
  );
  const hours = Number(search['hours']);
  return withoutEmpty({
    level: oneOf('level', LEVELS),
    topics: topics.length > 0 ? topics.join(',') : undefined,
    goal: oneOf('goal', GOALS),
    hours: Number.isInteger(hours) && hours >= HOURS.min && hours <= HOURS.max ? hours : undefined,
    budget: oneOf('budget', BUDGETS),
    format: oneOf('format', FORMATS),
  });
}

/** The distinct topic ids of a URL. */
export const splitTopics = (topics = ''): string[] =>
  [...new Set(topics.split(',').filter((id) => /^[a-z0-9-]{1,60}$/.test(id)))].slice(0, MAX_TOPICS);

/** The same answers with other topics. */
export const withTopics = (search: AnswersSearch, topics: readonly string[]): AnswersSearch =>
  withoutEmpty({ ...search, topics: topics.length > 0 ? topics.join(',') : undefined });

function withoutEmpty(search: { [K in keyof AnswersSearch]?: AnswersSearch[K] | undefined }): AnswersSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
