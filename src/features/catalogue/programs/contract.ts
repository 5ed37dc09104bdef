/** Programs: courses, certificates and degrees, of the platform's partners, universities and other providers. */
import * as z from 'zod';
import { Comment, CommentSort, MAX_COMMENT_LENGTH, Thread } from '#features/base/discussion/contract.ts';
import { FeedAlgorithm, FeedReason } from '#features/base/ranking/contract.ts';
import { countedFeed, document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const ProgramLevel = z.enum(['beginner', 'intermediate', 'advanced']);
/** `free-audit`: the lessons are free, a certificate costs. */
export const ProgramCost = z.enum(['free', 'free-audit', 'paid']);
export const ProgramType = z.enum([
  'course',
  'specialisation',
  'certificate',
  'bootcamp',
  'diploma',
  'bachelor',
  'master',
  'doctorate',
  'fellowship',
]);
export const ProgramMode = z.enum(['online', 'campus', 'hybrid']);

const cardFields = {
  /** Identifies the program in the URL of its application. */
  code: z.string(),
  title: z.string(),
  provider: z.string(),
  university: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** The provider's own page. */
  url: z.url(),
  category: z.string(),
  category_name: z.string(),
  program_type: ProgramType,
  level: ProgramLevel,
  mode: ProgramMode,
  region: z.string(),
  cost: ProgramCost,
  /** In rupees; null if it is free or the provider does not state a single price. */
  fee: z.number().nullable(),
  /** The language of the lessons, ISO 639-1. */
  language: z.string(),
  hours: z.number(),
  duration: z.string(),
  /** ISO date of the next start; null if it starts at any time or the start is not known. */
  next_start: z.string().nullable(),
  /** The fields of the skills it teaches. */
  families: z.array(z.string()),
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  likes: z.number().int(),
  liked: z.boolean(),
  /** Whether applications are made on this site instead of at the provider. */
  applies_here: z.boolean(),
  /** The reward for a referral in rupees; 0 if there is none. */
  referral: z.number(),
};

/** A program as a list shows it. */
export const Program = resource('program', z.object(cardFields));

/** A recommended program, with the reason. */
export const RecommendedProgram = resource('program', z.object({ ...cardFields, reason: FeedReason }));

/** A program with all its details. */
export const ProgramDetail = resource(
  'program',
  z.object({
    ...cardFields,
    summary: z.string(),
    outcomes: z.array(z.string()),
    curriculum: z.array(z.object({ title: z.string(), text: z.string() })),
    eligibility: z.array(z.string()),
    intakes: z.array(z.object({ starts_on: z.string(), closes_on: z.string().nullable() })),
    hours_per_week: z.number().nullable(),
    fee_note: z.string(),
    application: z.object({ fee: z.number(), documents: z.array(z.string()), questions: z.array(z.string()) }).nullable(),
    shares: z.number().int(),
    related: z.array(Program),
  }),
);

/** The maximum number of programs in a comparison. */
export const MAX_COMPARED = 4;

/** A program in a comparison. */
export const ComparedProgram = resource(
  'program',
  z.object({
    ...cardFields,
    summary: z.string(),
    eligibility: z.array(z.string()),
    hours_per_week: z.number().nullable(),
    fee_note: z.string(),
  }),
);

/** The missing skills of the viewer's newest purchased report, and which compared programs teach them. */
const MyGaps = z.object({
  job: z.string(),
  company: z.string(),
  job_application_id: z.string(),
  /** Sorted by the points that learning each would add to the score, highest first. Points have one decimal. */
  skills: z.array(z.object({ id: z.string(), name: z.string(), points: z.number(), covered_by: z.array(z.string()) })),
  /** By program: the points that learning all its covered skills would add. */
  points: z.record(z.string(), z.number()),
});

/** The filters and the page of a list of programs. */
export const ProgramsQuery = PageQuery.extend({
  query: z.string().trim().max(100).optional(),
  family: z.string().trim().max(60).optional(),
  category: z.string().trim().max(60).optional(),
  level: ProgramLevel.optional(),
  cost: ProgramCost.optional(),
  language: z.string().trim().max(8).optional(),
  /** All regions if omitted. */
  region: z.string().trim().max(60).optional(),
  /** All types if omitted. */
  program_type: ProgramType.optional(),
  university: z.string().trim().max(60).optional(),
});

const Facet = z.object({ value: z.string(), count: z.number().int() });
const Id = z.object({ id: z.string().max(60) });

/** `?ids=a,b` or `?ids=a&ids=b`; duplicates are removed. */
const Ids = z
  .union([z.string().max(400), z.array(z.string().max(60)).max(20)])
  .optional()
  .transform((value) => [...new Set(typeof value === 'string' ? value.split(',') : value)].filter((id) => id !== ''))
  .refine((ids) => ids.length <= MAX_COMPARED, issueCode('too-many-compared'));

export const programsContract = {
  'GET /api/programs': {
    summary: 'List programs by filters; each facet counts the results of the other filters',
    token: 'catalogue:read',
    query: ProgramsQuery,
    ok: list(Program).extend({
      facets: z.object({
        family: z.array(Facet),
        category: z.array(Facet.extend({ name: z.string() })),
        level: z.array(Facet),
        cost: z.array(Facet),
        language: z.array(Facet),
        region: z.array(Facet),
        program_type: z.array(Facet),
      }),
    }),
  },
  'GET /api/programs/trending': { summary: 'The most liked programs', ok: feed(Program) },
  'GET /api/programs/for_me': {
    summary: "Recommended programs, each with the reason: a missing skill, an interest or the viewer's field",
    query: PageQuery,
    ok: list(RecommendedProgram).extend(FeedAlgorithm),
  },
  'GET /api/programs/featured': { summary: 'One program to start with in each field', ok: feed(Program) },
  'GET /api/programs/compare': {
    summary: 'Up to four programs side by side, and which of the viewer’s missing skills they teach',
    query: z.object({ ids: Ids }),
    ok: feed(ComparedProgram).extend({ mine: MyGaps.nullable() }),
  },
  'GET /api/programs/{id}': {
    summary: 'One program',
    token: 'catalogue:read',
    params: Id,
    ok: document(ProgramDetail),
    errors: [404],
  },
  'POST /api/programs/{id}/like': {
    summary: 'Like a program',
    auth: true,
    params: Id,
    ok: document(Program),
    errors: [404],
  },
  'DELETE /api/programs/{id}/like': {
    summary: 'Remove my like from a program',
    auth: true,
    params: Id,
    ok: document(Program),
    errors: [404],
  },
  'POST /api/programs/{id}/share': {
    summary: 'Count a share of a program',
    params: Id,
    ok: document(z.object({ shares: z.number().int() })),
    errors: [404],
    limit: { max: 20, seconds: 300 },
  },
  'GET /api/programs/{id}/comments': {
    summary: 'List the comments on a program',
    params: Id,
    query: z.object({
      sort: CommentSort.default('newest'),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      per_page: z.coerce.number<string | number>().int().min(1).max(50).default(12),
    }),
    ok: countedFeed(Thread),
    errors: [404],
  },
  'POST /api/programs/{id}/comments': {
    summary: 'Comment on a program',
    auth: true,
    params: Id,
    body: { json: z.object({ body: z.string().trim().min(1, issueCode('text-required')).max(MAX_COMMENT_LENGTH) }) },
    status: 201,
    ok: document(Comment),
    errors: [404],
    idempotent: true,
    limit: { max: 20, seconds: 300 },
  },
} satisfies Contract;

type ProgramsContract = typeof programsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ProgramsContract {}
}
