/** Course finder: a short questionnaire, and programs ranked by its answers with reasons. */
import * as z from 'zod';
import { InsightCard } from '#features/catalogue/insights/contract.ts';
import { JobCard } from '#features/catalogue/jobs/contract.ts';
import { Program, ProgramLevel } from '#features/catalogue/programs/contract.ts';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const Goal = z.enum(['first-job', 'change', 'grow', 'curious']);
/** `free-lessons`: free lessons, possibly with a paid certificate. */
export const Budget = z.enum(['free', 'free-lessons', 'any']);
export const StudyFormat = z.enum(['online', 'campus', 'any']);

const MAX_TOPICS = 60;
const Topic = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);

const answerFields = {
  level: ProgramLevel,
  goal: Goal,
  /** Study hours per week. */
  hours: z.coerce.number<string | number>().int().min(1).max(60),
  budget: Budget,
  format: StudyFormat,
};

/** Answers as a request body. An empty list of topics means the whole interest. */
export const Answers = z.object({ ...answerFields, topics: z.array(Topic).max(MAX_TOPICS) });

/** Answers as query parameters; missing ones take the default. */
export const AnswersQuery = z.object({
  level: answerFields.level.default('beginner'),
  /** Comma-separated ids. */
  topics: z
    .string()
    .max(2000)
    .default('')
    .transform((text) =>
      text
        .split(',')
        .filter((id) => Topic.safeParse(id).success)
        .slice(0, MAX_TOPICS),
    ),
  goal: answerFields.goal.default('curious'),
  hours: answerFields.hours.default(5),
  budget: answerFields.budget.default('any'),
  format: answerFields.format.default('any'),
});

const interestFields = { name: z.string(), family: z.string(), description: z.string() };

/** An interest is a category; its slug is its id. */
export const Interest = resource('interest', z.object(interestFields));

/** An interest with its skills as sub-categories. */
export const InterestDetail = resource(
  'interest',
  z.object({
    ...interestFields,
    sub_categories: z.array(z.object({ id: z.string(), name: z.string(), summary: z.string(), programs: z.number().int() })),
  }),
);

const NamedTopic = z.object({ id: z.string(), name: z.string() });

/** A ranked program with its reasons. */
export const Recommended = z.object({
  program: Program,
  /** The chosen topics that it covers. */
  covers: z.array(NamedTopic),
  level_fit: z.enum(['same', 'easier', 'harder']),
  /** Weeks to finish at the given hours per week, rounded up; null when the program states no length. */
  weeks: z.number().int().nullable(),
  goal_fit: z.boolean(),
});

export const Results = resource(
  'recommendation',
  z.object({
    interest: z.object({ slug: z.string(), ...interestFields }),
    /** The chosen topics; empty for the whole interest. */
    topics: z.array(NamedTopic),
    items: z.array(Recommended),
    /** Chosen topics that no result covers. */
    uncovered: z.array(NamedTopic),
    /** The number of programs excluded only by the budget, and only by the format. */
    left_out: z.object({ budget: z.number().int(), format: z.number().int() }),
    jobs: z.array(JobCard),
    insights: z.array(InsightCard),
  }),
);

const LastAnswers = resource('recommendation_answers', Answers.extend({ interest: z.string(), hours: z.number().int() }));
const InterestId = z.object({ id: z.string().max(60) });

export const courseFinderContract = {
  'GET /api/recommendations/interests': { summary: 'All interests', ok: feed(Interest) },
  'GET /api/recommendations/interests/{id}': {
    summary: 'An interest with its sub-categories',
    params: InterestId,
    ok: document(InterestDetail),
    errors: [404],
  },
  'GET /api/recommendations/interests/{id}/results': {
    summary: 'Programs ranked by answers, with the reasons; nothing is stored',
    params: InterestId,
    query: AnswersQuery,
    ok: document(Results),
    errors: [404],
  },
  'POST /api/recommendations/interests/{id}/board': {
    summary: 'Save the results to a private board, one per interest; repeating it adds new programs',
    auth: true,
    params: InterestId,
    body: { json: Answers },
    ok: document(resource('board', z.object({ slug: z.string(), path: z.string() }))),
    errors: [404, 409],
    limit: { max: 60, seconds: 3600 },
  },
  'GET /api/recommendations/answers': {
    summary: 'My last answers; null when there are none',
    auth: true,
    ok: z.object({ data: LastAnswers.nullable() }),
  },
  'PUT /api/recommendations/answers': {
    summary: 'Save my answers for next time',
    auth: true,
    body: { json: Answers.extend({ interest: z.string().max(60) }) },
    ok: document(LastAnswers),
    errors: [404],
  },
} satisfies Contract;

type CourseFinderContract = typeof courseFinderContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CourseFinderContract {}
}
