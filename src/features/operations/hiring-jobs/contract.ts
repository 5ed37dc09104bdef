/** Hiring jobs: what employers write of their jobs, what our reader takes from it, and what staff hold before it goes live. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { CloseReason, MAX_QUESTIONS, Question } from '#features/catalogue/jobs/contract.ts';
import { RoleType, WorkMode } from '#features/base/job-postings/contract.ts';
import { CompanyRole } from '#features/operations/hiring-teams/contract.ts';
import { AdReading } from '#features/member/ad-check/contract.ts';
import { type Contract, csv, document, feed, list, resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

const years = z.number().int().min(0).max(40).nullable();
const amount = z.number().min(0).max(10_000_000_000).nullable();

/** A job as its employer writes it; a draft may lack anything. */
export const AdContent = z.object({
  title: z.string().trim().max(200),
  role_type: RoleType,
  work_mode: WorkMode,
  /** Each place as it was written: "Bengaluru, India". */
  places: z.array(z.string().trim().min(1).max(120)).max(20),
  experience_min: years,
  experience_max: years,
  pay: z.object({
    min: amount,
    max: amount,
    currency: z.enum(['INR', 'USD', 'EUR', 'GBP']),
    period: z.enum(['year', 'month', 'hour']),
  }),
  /** The last day to apply. */
  closes_on: z.iso.date().nullable(),
  /** `here`: applications arrive in the workspace; `email`: at an address; `address`: the button opens the employer's own page. */
  apply: z.enum(['here', 'email', 'address']),
  apply_url: z.string().trim().max(2000),
  apply_email: z.string().trim().max(254),
  /** Asked with an application, here or by e-mail. */
  questions: z.array(Question).max(MAX_QUESTIONS),
  description: z.string().max(60_000),
});
export type AdContent = z.infer<typeof AdContent>;

/** Why a job is held: `asks_money` and `asks_bank_details` of applicants, `excludes` people, or is `copied` or in the `name` of another company. */
export const Finding = z.object({
  kind: z.enum(['asks_money', 'asks_bank_details', 'excludes', 'copied', 'name']),
  quote: z.string(),
  /** The other company, for copies and names. */
  company: z.string(),
});
export type Finding = z.infer<typeof Finding>;

/** What to look at again; none of it keeps a job from going live. */
export const AdRemark = z.object({
  kind: z.enum(['many_requirements', 'no_pay', 'wording', 'years', 'no_requirements']),
  quote: z.string(),
  /** What to write instead; empty where there is no single word for it. */
  replacement: z.string(),
  /** Requirements, or the years that the text asks for. */
  count: z.number().int(),
});

/** `published` is the state of the newest content; `live` says what visitors see. */
export const HiringJob = resource(
  'hiring_job',
  z.object({
    company: z.object({ slug: z.string(), name: z.string() }),
    content: AdContent,
    version: z.number().int(),
    state: z.enum(['draft', 'held', 'declined', 'published']),
    findings: z.array(Finding),
    /** What staff say when they decline. */
    reason: z.string(),
    updated_at: z.string(),
    /** The job as visitors see it; null before it was published. */
    live: z
      .object({
        slug: z.string(),
        status: z.enum(['open', 'closed', 'expired']),
        posted_on: z.string(),
        close_reason: CloseReason.nullable(),
      })
      .nullable(),
    /** Written elsewhere: an import, or the demo catalogue. */
    imported: z.boolean(),
    can: z.object({ edit: z.boolean(), close: z.boolean(), reopen: z.boolean(), remove: z.boolean() }),
  }),
);

const STAGES = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected', 'withdrawn'] as const;
const StageCounts = z.object(
  Object.fromEntries(STAGES.map((stage) => [stage, z.number().int()])) as Record<(typeof STAGES)[number], z.ZodInt>,
);

/** Drafts are those that were never published. */
const JobGroup = z.enum(['open', 'drafts', 'closed']);
export type JobGroup = z.infer<typeof JobGroup>;

export const HiringJobItem = resource(
  'hiring_job_item',
  z.object({
    title: z.string(),
    location: z.string(),
    work_mode: WorkMode,
    group: JobGroup,
    /** That of changes which are not live yet; null where everything is. */
    unpublished: z.enum(['draft', 'held', 'declined']).nullable(),
    apply: z.enum(['here', 'email', 'address']),
    closes_on: z.string().nullable(),
    close_reason: CloseReason.nullable(),
    expired: z.boolean(),
    counts: StageCounts,
  }),
);

/** The home of a company's workspace. */
const HiringHome = z.object({
  company: z.object({ slug: z.string(), name: z.string(), website: z.string().nullable(), role: CompanyRole }),
  /** Applications that nobody has opened, those that wait for an answer, and of these those sent more than a week ago. */
  waiting: z.object({
    unread: z.number().int(),
    unanswered: z.number().int(),
    late: z.number().int(),
    interviews: z.number().int(),
  }),
  people: z.number().int(),
  withdrawn_days: z.number().int(),
  can: z.object({ post: z.boolean() }),
});

const HeldJob = resource(
  'held_job',
  z.object({
    title: z.string(),
    description: z.string(),
    company: z.object({ slug: z.string(), name: z.string() }),
    findings: z.array(Finding),
    held_at: z.string(),
    version: z.number().int(),
  }),
);

const Id = z.object({ id: z.uuid() });
const CompanyParams = z.object({ slug: z.string().max(200) });
const version = z.number().int().min(0);
const MAX_AD_BYTES = 400_000;

export const hiringJobsContract = {
  'GET /api/hiring/companies/{slug}/home': {
    summary: 'What waits at a company',
    token: 'hiring:read',
    auth: true,
    params: CompanyParams,
    ok: z.object({ data: HiringHome }),
    errors: [404],
  },
  'GET /api/hiring/companies/{slug}/jobs': {
    summary: 'The jobs of my company in one group, with counts by stage; the groups are counted for the same words',
    token: 'hiring:read',
    auth: true,
    params: CompanyParams,
    query: PageQuery.extend({ group: JobGroup.default('open'), query: z.string().trim().max(100).optional() }),
    ok: list(HiringJobItem).extend({ groups: z.record(JobGroup, z.number().int()) }),
    errors: [404],
  },
  'POST /api/hiring/companies/{slug}/jobs': {
    summary: 'Begin a job as a draft',
    token: 'hiring:write',
    auth: true,
    params: CompanyParams,
    body: { json: z.object({ content: AdContent }) },
    status: 201,
    ok: document(HiringJob),
    errors: [403, 404],
    maxBytes: MAX_AD_BYTES,
    idempotent: true,
    limit: { max: 200, seconds: 86_400 },
  },
  'GET /api/hiring/jobs/{id}': {
    summary: 'A job of my company with its unpublished changes',
    token: 'hiring:read',
    auth: true,
    params: Id,
    ok: document(HiringJob),
    errors: [404],
  },
  'PUT /api/hiring/jobs/{id}': {
    summary: 'Save a draft, or changes of a job that is live; 412 if a colleague has saved meanwhile',
    token: 'hiring:write',
    auth: true,
    params: Id,
    body: { json: z.object({ version, content: AdContent }) },
    ok: document(HiringJob),
    errors: [403, 404, 409, 412],
    maxBytes: MAX_AD_BYTES,
  },
  'DELETE /api/hiring/jobs/{id}': {
    summary: 'Delete a draft that was never published',
    auth: true,
    params: Id,
    status: 204,
    ok: null,
    errors: [403, 404, 409],
  },
  'POST /api/hiring/jobs/{id}/publish': {
    summary: 'Publish a job, or its changes; it is held instead where staff have to look first',
    token: 'hiring:write',
    auth: true,
    params: Id,
    body: { json: z.object({ version }) },
    ok: document(HiringJob),
    errors: [403, 404, 409, 412],
  },
  'POST /api/hiring/jobs/{id}/close': {
    summary: 'Close a job, with the reason',
    token: 'hiring:write',
    auth: true,
    params: Id,
    body: { json: z.object({ reason: CloseReason }) },
    ok: document(HiringJob),
    errors: [403, 404, 409],
  },
  'POST /api/hiring/jobs/{id}/reopen': {
    summary: 'Open a closed job again',
    token: 'hiring:write',
    auth: true,
    params: Id,
    ok: document(HiringJob),
    errors: [403, 404, 409],
  },
  'POST /api/hiring/jobs/{id}/duplicate': {
    summary: 'Begin a new draft with the text of a job',
    auth: true,
    params: Id,
    status: 201,
    ok: document(HiringJob),
    errors: [403, 404],
    limit: { max: 100, seconds: 86_400 },
  },
  'POST /api/hiring/companies/{slug}/read_ad': {
    summary: 'What our reader takes from an ad, what to look at again, and why it would be held; saves nothing',
    auth: true,
    params: CompanyParams,
    body: { json: z.object({ content: AdContent }) },
    ok: z.object({
      data: z.object({
        reading: AdReading,
        remarks: z.array(AdRemark),
        findings: z.array(Finding),
        /** The country of each place, by its ISO 3166-1 code; null where none can be told. */
        countries: z.array(z.string().nullable()),
      }),
    }),
    errors: [403, 404],
    maxBytes: MAX_AD_BYTES,
    limit: { max: 600, seconds: 600 },
  },
  'POST /api/hiring/companies/{slug}/correct_ad': {
    summary: 'Change the text of an ad so that a requirement is required or preferred; saves nothing',
    auth: true,
    params: CompanyParams,
    body: {
      json: z.object({ content: AdContent, requirement_id: z.string().max(400), need: z.enum(['required', 'preferred']) }),
    },
    ok: z.object({
      data: z.object({
        description: z.string(),
        /** What was done: the line was moved under a heading, or words were added or removed. */
        change: z.enum(['moved', 'added', 'removed']),
        /** The heading, or the words. */
        detail: z.string(),
      }),
    }),
    errors: [403, 404, 409],
    maxBytes: MAX_AD_BYTES,
    limit: { max: 300, seconds: 600 },
  },
  'GET /api/staff/held_jobs': {
    summary: 'Jobs that were held before they went live, the oldest first; for staff',
    ok: feed(HeldJob),
    errors: [404],
  },
  'GET /api/staff/held_jobs/export': {
    summary: 'Held jobs as CSV; for moderators, with a sign-in within the last ten minutes',
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/held_jobs/{id}/release': {
    summary: 'Publish a held job as it is',
    auth: true,
    params: Id,
    body: { json: z.object({ version, /** For colleagues. */ reason: Reason }) },
    ok: feed(HeldJob),
    errors: [404, 409, 412],
  },
  'POST /api/staff/held_jobs/{id}/decline': {
    summary: 'Decline a held job, with the reason that the employer reads',
    auth: true,
    params: Id,
    body: {
      json: z.object({
        version,
        reason: z.string().trim().min(5, issueCode('reason-too-short')).max(1000, issueCode('reply-too-long')),
      }),
    },
    ok: feed(HeldJob),
    errors: [404, 409, 412],
  },
} satisfies Contract;

type HiringJobsContract = typeof hiringJobsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends HiringJobsContract {}
}
