/** Jobs: roles and apprenticeships to find, save and apply for, and my applications. */
import * as z from 'zod';
import { FeedAlgorithm, FeedReason } from '#features/base/ranking/contract.ts';
import { document, list, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageMeta, PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const RoleType = z.enum(['Full-time', 'Part-time', 'Apprenticeship', 'Internship', 'Contract']);
export type RoleType = z.infer<typeof RoleType>;
export const WorkMode = z.enum(['On-site', 'Hybrid', 'Remote']);
export type WorkMode = z.infer<typeof WorkMode>;
export const ApplicationStatus = z.enum(['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected', 'withdrawn']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

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

/** A job that is recommended, and why. */
export const RecommendedJob = resource('job', z.object({ ...cardFields, reason: FeedReason }));

/** One job with its full text; `applied` is the viewer's own. */
export const Job = resource(
  'job',
  z.object({
    ...cardFields,
    /** Paragraphs, headings (`## `) and lists (`- `) as plain text lines. */
    description: z.string(),
    company: z.object({ about: z.string(), website: z.string().nullable(), location: z.string(), open_jobs: z.number().int() }),
    application_id: z.string().nullable(),
    application_status: ApplicationStatus.nullable(),
    can: z.object({ apply: z.boolean(), save: z.boolean(), report: z.boolean() }),
  }),
);

export const JobTemplate = resource(
  'job_template',
  z.object({ name: z.string(), family: z.string(), open_jobs: z.number().int() }),
);

export const JobSort = z.enum(['relevance', 'newest', 'salary']);

/** One value, or several of which any will do. */
const some = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).min(1).max(5)]);

/** URL filters of the page. */
export const JobsQuery = PageQuery.extend({
  query: z.string().trim().max(100).optional(),
  role_type: some(RoleType).optional(),
  work_mode: some(WorkMode).optional(),
  location: z.string().trim().max(100).optional(),
  /** Years of experience I have: jobs that ask for at most this many. */
  experience: z.coerce.number<string | number>().int().min(0).max(50).optional(),
  /** At least this much a year, in whole rupees. */
  salary: z.coerce.number<string | number>().int().min(0).max(1_000_000_000).optional(),
  company: z.string().trim().max(100).optional(),
  family: z.string().trim().max(60).optional(),
  saved: z.stringbool().optional(),
  sort: JobSort.default('relevance'),
});

const Facet = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
const JobList = z.object({
  data: z.array(JobCard),
  /** `more`: there are more than `total`, which are not counted. */
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
    file_name: z.string(),
    file_bytes: z.number().int(),
    created_at: z.string(),
    withdrawn_at: z.string().nullable(),
    timeline: z.array(z.object({ status: ApplicationStatus, at: z.string() })),
    job: JobCard,
    can: z.object({ withdraw: z.boolean() }),
  }),
);

const Slug = z.object({ slug: z.string().max(200) });
const Id = z.object({ id: z.uuid() });

/** Multipart of an application; the words of the cover letter and the file are checked by the use case, with a message each. */
export const ApplicationForm = z.object({
  job_slug: z.string().max(200),
  cover_letter: z.string().max(20_000).default(''),
  file: z.file({ error: issueCode('resume-required') }),
});

export const jobsContract = {
  'GET /api/jobs': { summary: 'Jobs by filters, with counts', query: JobsQuery, ok: JobList },
  'GET /api/jobs/user_feed': {
    summary: 'Jobs for me, each with why: by what I applied for, saved, follow and can do; otherwise the newest of many fields',
    query: PageQuery,
    ok: list(RecommendedJob).extend(FeedAlgorithm),
  },
  'GET /api/jobs/{slug}': { summary: 'One job', params: Slug, ok: document(Job), errors: [404] },
  'GET /api/jobs/{slug}/similar': { summary: 'Jobs like this one', params: Slug, ok: feed(RecommendedJob), errors: [404] },
  'POST /api/jobs/{slug}/save': { summary: 'Save a job', auth: true, params: Slug, ok: document(Job), errors: [404] },
  'DELETE /api/jobs/{slug}/save': { summary: 'No longer save a job', auth: true, params: Slug, ok: document(Job), errors: [404] },
  'POST /api/jobs/{slug}/report': {
    summary: 'Report a job',
    params: Slug,
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
    summary: 'Names of roles that fit what was typed',
    query: z.object({ query: z.string().trim().max(100).default('') }),
    ok: feed(JobTemplate),
  },
  'GET /api/job_applications': { summary: 'My applications', auth: true, query: PageQuery, ok: list(JobApplication) },
  'POST /api/job_applications': {
    summary: 'Apply with a cover letter and a résumé',
    auth: true,
    body: { multipart: ApplicationForm },
    status: 201,
    ok: document(JobApplication),
    errors: [404, 409, 413, 415],
    // More than a résumé may have: one that is a little too large arrives, and is refused in words that help.
    maxBytes: 6_500_000,
    // The file is stored before the transaction, and removed when that fails.
    transaction: 'manual',
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/job_applications/{id}': {
    summary: 'One of my applications',
    auth: true,
    params: Id,
    ok: document(JobApplication),
    errors: [404],
  },
  'GET /api/job_applications/{id}/file': {
    summary: 'The résumé I sent',
    auth: true,
    params: Id,
    ok: { file: 'application/octet-stream' },
    errors: [404],
  },
  'POST /api/job_applications/{id}/withdraw': {
    summary: 'Withdraw an application',
    auth: true,
    params: Id,
    ok: document(JobApplication),
    errors: [403, 404, 409],
  },
  'GET /api/job_applications/limits': {
    summary: 'What an application may hold',
    ok: z.object({ cover_letter_words: z.number().int(), file_bytes: z.number().int(), file_types: z.array(z.string()) }),
  },
} satisfies Contract;

type JobsContract = typeof jobsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends JobsContract {}
}
