/** Jobs: roles and apprenticeships to find, save and apply for, and my applications. */
import * as z from 'zod';
import { RoleType, WorkMode } from '#features/base/job-postings/contract.ts';
import { FeedAlgorithm, FeedReason } from '#features/base/ranking/contract.ts';
import { MAX_FORM_BYTES } from '#features/base/resumes/contract.ts';
import { document, list, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageMeta, PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

export { RoleType, WorkMode };
export const ApplicationStatus = z.enum(['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;
/** The status of an entry, which is an application once it was sent. */
export const EntryStatus = z.enum(['considering', ...ApplicationStatus.options]);
export type EntryStatus = z.infer<typeof EntryStatus>;
/** An entry of the timeline: a status, or what the applicant changed before the employer opened it. */
export const ApplicationEvent = z.enum([...ApplicationStatus.options, 'letter_changed', 'resume_changed']);
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/** Why an employer closed a job. */
export const CloseReason = z.enum(['filled', 'paused', 'cancelled']);
export type CloseReason = z.infer<typeof CloseReason>;

/** How many questions an employer may ask with an application. */
export const MAX_QUESTIONS = 5;
export const MAX_ANSWER_LENGTH = 1000;

/** What an employer asks with an application. */
export const Question = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  text: z.string().trim().max(300),
  kind: z.enum(['text', 'yes_no', 'date']),
  required: z.boolean(),
});
export type Question = z.infer<typeof Question>;

/** `answer` is a text, `yes` or `no`, or a calendar day, by the kind of the question; the question as it was asked. */
export const Answer = z.object({ question: z.string(), kind: Question.shape.kind, answer: z.string() });
export type Answer = z.infer<typeof Answer>;

/** Amounts are whole units of the currency, per period. */
export const Salary = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(['year', 'month', 'hour']),
});

const cardFields = {
  slug: z.string(),
  title: z.string(),
  company_slug: z.string(),
  company_name: z.string(),
  role_type: RoleType,
  work_mode: WorkMode,
  location: z.string(),
  family: z.string(),
  experience_min: z.number().nullable(),
  experience_max: z.number().nullable(),
  salary: Salary.nullable(),
  summary: z.string(),
  posted_on: z.string(),
  valid_until: z.string().nullable(),
  open: z.boolean(),
  applied: z.boolean(),
  saved: z.boolean(),
};

/** A job as a list shows it. */
export const JobCard = resource('job', z.object(cardFields));

/** A recommended job, with the reason. */
export const RecommendedJob = resource('job', z.object({ ...cardFields, reason: FeedReason }));

/** One job with its full text; `applied` is the viewer's own. */
export const Job = resource(
  'job',
  z.object({
    ...cardFields,
    /** Paragraphs, headings (`## `) and lists (`- `) as plain text lines. */
    description: z.string(),
    /** Each place as far as the ad states it; `country` is an ISO 3166-1 alpha-2 code. */
    places: z.array(z.object({ locality: z.string(), region: z.string(), country: z.string().nullable() })),
    /** The employer's own page to apply at; null where one applies here or by e-mail. */
    apply_url: z.string().nullable(),
    /** Whether an application is sent to the employer by e-mail, and the address, for members only. */
    by_email: z.boolean(),
    apply_email: z.string().nullable(),
    /** What the employer asks with an application. */
    questions: z.array(Question),
    company: z.object({
      about: z.string(),
      website: z.string().nullable(),
      location: z.string(),
      open_jobs: z.number().int(),
      /** Whether the company and the job are invented, to try the product with. */
      example: z.boolean(),
    }),
    application_id: z.string().nullable(),
    application_status: ApplicationStatus.nullable(),
    can: z.object({ apply: z.boolean(), save: z.boolean(), report: z.boolean() }),
  }),
);

export const JobTemplate = resource(
  'job_template',
  z.object({ name: z.string(), family: z.string(), open_jobs: z.number().int() }),
);

/** `fit`: how well jobs fit the viewer, by an estimate; as `newest` for whom nothing is known of. */
export const JobSort = z.enum(['relevance', 'fit', 'newest', 'salary']);

/** One value or several; a job matches if it has any of them. */
const oneOrMore = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1).max(5)]);

/** The filters, sort order and page of a list of jobs. */
export const JobsQuery = PageQuery.extend({
  query: z.string().trim().max(100).optional(),
  role_type: oneOrMore(RoleType).optional(),
  work_mode: oneOrMore(WorkMode).optional(),
  location: z.string().trim().max(100).optional(),
  /** The viewer's years of experience: jobs that require at most this many. */
  experience: z.coerce.number<string | number>().int().min(0).max(50).optional(),
  /** The minimum salary, in whole rupees a year. */
  salary: z.coerce.number<string | number>().int().min(0).max(1_000_000_000).optional(),
  company: z.string().trim().max(100).optional(),
  family: z.string().trim().max(60).optional(),
  saved: z.stringbool().optional(),
  sort: JobSort.default('relevance'),
});

const Facet = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
const JobList = z.object({
  data: z.array(JobCard),
  /** `more`: whether there are more jobs than `total`, which has a maximum. */
  meta: PageMeta.extend({ more: z.boolean() }),
  facets: z.object({
    role_type: z.array(Facet),
    work_mode: z.array(Facet),
    location: z.array(Facet),
    company: z.array(Facet),
    family: z.array(Facet),
  }),
});

export const JobApplication = resource(
  'job_application',
  z.object({
    status: ApplicationStatus,
    cover_letter: z.string(),
    answers: z.array(Answer),
    file_name: z.string(),
    file_bytes: z.number().int(),
    /** The version of the résumé; null when it was deleted since. The file stays as it was sent. */
    resume_id: z.string().nullable(),
    /** When it was sent, the last time. */
    created_at: z.string(),
    withdrawn_at: z.string().nullable(),
    timeline: z.array(z.object({ status: ApplicationEvent, at: z.string() })),
    job: JobCard,
    can: z.object({ withdraw: z.boolean(), change: z.boolean(), send_again: z.boolean() }),
  }),
);

const JobParams = z.object({ slug: z.string().max(200) });
const ApplicationParams = z.object({ id: z.uuid() });

const letter = z.string().max(20_000);
/** A file, which becomes a version of the applicant's résumé, or the id of a version. */
const resumeFields = { file: z.file({ error: issueCode('resume-required') }).optional(), resume_id: z.uuid().optional() };

/**
 * The multipart form of an application. The use case checks that there is one résumé, the file and the length of the letter,
 * with specific messages.
 */
export const ApplicationForm = z.object({
  job_slug: z.string().max(200),
  cover_letter: letter.default(''),
  /** The answers by the id of the question, as a JSON object. */
  answers: z.string().max(20_000).default('{}'),
  ...resumeFields,
});

export const jobsContract = {
  'GET /api/jobs': {
    summary: 'List jobs by filters; each facet counts the results of the other filters',
    token: 'catalogue:read',
    query: JobsQuery,
    ok: JobList,
  },
  'GET /api/jobs/user_feed': {
    summary:
      'Recommended jobs, each with the reason: applications, saved jobs, interests or skills; else the newest of many fields',
    query: PageQuery,
    ok: list(RecommendedJob).extend(FeedAlgorithm),
  },
  'GET /api/jobs/{slug}': { summary: 'One job', token: 'catalogue:read', params: JobParams, ok: document(Job), errors: [404] },
  'GET /api/jobs/{slug}/similar': {
    summary: 'Jobs like this one',
    token: 'catalogue:read',
    params: JobParams,
    ok: feed(RecommendedJob),
    errors: [404],
  },
  'POST /api/jobs/{slug}/save': {
    summary: 'Save a job',
    token: 'tracker:write',
    auth: true,
    params: JobParams,
    ok: document(Job),
    errors: [404],
  },
  'DELETE /api/jobs/{slug}/save': {
    summary: 'Remove a job from my saved jobs',
    token: 'tracker:write',
    auth: true,
    params: JobParams,
    ok: document(Job),
    errors: [404],
  },
  'POST /api/jobs/{slug}/report': {
    summary: 'Report a job',
    params: JobParams,
    body: {
      json: z.object({
        reason: z.enum(['asks-for-money', 'fake', 'expired', 'discriminates', 'other']),
        note: z.string().trim().max(1000).default(''),
      }),
    },
    status: 204,
    ok: null,
    errors: [404],
    limit: { max: 10, seconds: 3600 },
  },
  'GET /api/job_templates/search': {
    summary: 'Suggest names of roles for a query',
    query: z.object({ query: z.string().trim().max(100).default('') }),
    ok: feed(JobTemplate),
  },
  'GET /api/job_applications': {
    summary: 'My applications',
    token: 'tracker:read',
    auth: true,
    query: PageQuery,
    ok: list(JobApplication),
  },
  'POST /api/job_applications': {
    summary: 'Apply with a cover letter and a résumé; again after withdrawing',
    auth: true,
    body: { multipart: ApplicationForm },
    status: 201,
    ok: document(JobApplication),
    errors: [404, 409, 413, 415],
    maxBytes: MAX_FORM_BYTES,
    // The file is stored before the transaction.
    transaction: 'manual',
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/job_applications/{id}': {
    summary: 'One of my applications',
    token: 'tracker:read',
    auth: true,
    params: ApplicationParams,
    ok: document(JobApplication),
    errors: [404],
  },
  'PATCH /api/job_applications/{id}': {
    summary: 'Replace the letter, the résumé or both, until the employer has opened the application',
    auth: true,
    params: ApplicationParams,
    body: { multipart: z.object({ cover_letter: letter.optional(), ...resumeFields }) },
    ok: document(JobApplication),
    errors: [403, 404, 409, 413, 415],
    maxBytes: MAX_FORM_BYTES,
    transaction: 'manual',
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/job_applications/{id}/file': {
    summary: 'The résumé I sent',
    auth: true,
    params: ApplicationParams,
    ok: { file: 'application/octet-stream' },
    errors: [404],
  },
  'POST /api/job_applications/{id}/withdraw': {
    summary: 'Withdraw an application',
    auth: true,
    params: ApplicationParams,
    ok: document(JobApplication),
    errors: [403, 404, 409],
  },
  'GET /api/job_applications/limits': {
    summary: 'The limits of an application',
    ok: z.object({
      cover_letter_words: z.number().int(),
      file_bytes: z.number().int(),
      file_types: z.array(z.string()),
      /** For how many days a company keeps an application after it was withdrawn. */
      withdrawn_days: z.number().int(),
    }),
  },
} satisfies Contract;

type JobsContract = typeof jobsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends JobsContract {}
}
