/** Answers are kept in the URL, so that back, reload and sharing lose nothing. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const GOALS = ['first-job', 'change', 'grow', 'curious'] as const;
export const BUDGETS = ['free', 'free-lessons', 'any'] as const;
export const FORMATS = ['online', 'campus', 'any'] as const;
export const HOURS = { least: 1, most: 60, usual: 5 };

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

/** Parses the answers of a URL; invalid values are dropped. A form submits topics one by one. */
export function parseAnswers(given: Record<string, unknown>): AnswersSearch {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === given[name]);
  const topics = splitTopics(
    [given['topics']]
      .flat()
      .filter((value) => typeof value === 'string')
      .join(','),
  );
  const hours = Number(given['hours']);
  return withoutEmpty({
    level: one('level', LEVELS),
    topics: topics.length > 0 ? topics.join(',') : undefined,
    goal: one('goal', GOALS),
    hours: Number.isInteger(hours) && hours >= HOURS.least && hours <= HOURS.most ? hours : undefined,
    budget: one('budget', BUDGETS),
    format: one('format', FORMATS),
  });
}

/** The distinct topic ids of a URL. */
export const splitTopics = (topics = ''): string[] =>
  [...new Set(topics.split(',').filter((id) => /^[a-z0-9-]{1,60}$/.test(id)))].slice(0, MAX_TOPICS);

/** The same answers with other topics, in the order given. */
export const withTopics = (search: AnswersSearch, topics: readonly string[]): AnswersSearch =>
  withoutEmpty({ ...search, topics: topics.length > 0 ? topics.join(',') : undefined });

function withoutEmpty(search: { [K in keyof AnswersSearch]?: AnswersSearch[K] | undefined }): AnswersSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
