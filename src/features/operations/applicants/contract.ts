/** Applicants: who applied for a company's jobs, and what its people do with the applications. */
import * as z from 'zod';
import { Answer, ApplicationStatus, WorkMode } from '#features/catalogue/jobs/contract.ts';
import { Report } from '#features/member/fitment/contract.ts';
import { SentResume } from '#features/base/resumes/contract.ts';
import { correspondenceFields, messageBody } from '#features/member/correspondence/contract.ts';
import { editable } from '#platform/contract/editable.ts';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** As the employer sees it: `rejected` from the decision on, also while the applicant does not see it yet. */
export const Stage = ApplicationStatus;
export type Stage = z.infer<typeof Stage>;
/** The stages that a press leads to; a rejection has its own endpoint. */
export const NextStage = z.enum(['shortlisted', 'interview', 'offered']);
export type NextStage = z.infer<typeof NextStage>;
export const TemplateStage = z.enum([...NextStage.options, 'rejected']);

const cardFields = {
  /** A short name instead of the name while that is hidden. */
  name: z.string(),
  /** Whether name, contact and files are hidden until the shortlist. */
  hidden: z.boolean(),
  headline: z.string(),
  location: z.string(),
  /** The months of dated work that the résumé showed when it was sent; null where it shows none or was not read yet. */
  work_months: z.number().int().nullable(),
  stage: Stage,
  /** The decision that the applicant sees at this time, and that can be taken back until then. */
  rejection_due_at: z.string().nullable(),
  applied_at: z.string(),
  /** Since when it has been in this stage. */
  since: z.string(),
  notes: z.number().int(),
  /** Messages of the applicant that nobody of the company had on a page. */
  unread: z.number().int(),
  report_shared: z.boolean(),
  interview_at: z.string().nullable(),
};

/** An applicant as lists show it. Its id is that of the application. */
export const ApplicantCard = resource('applicant', z.object(cardFields));

const Note = z.object({ id: z.string(), author: z.string(), body: z.string(), created_at: z.string(), mine: z.boolean() });

/** An applicant with everything the viewer may read. */
export const Applicant = resource(
  'applicant',
  z.object({
    ...cardFields,
    ...correspondenceFields,
    job: z.object({ id: z.string(), title: z.string(), company: z.string(), company_slug: z.string() }),
    letter: z.string(),
    answers: z.array(Answer),
    email: z.string().nullable(),
    /** Their public profile; null where they have none that everybody sees. */
    profile: z.string().nullable(),
    /** Null where the file is hidden, or no longer kept after a withdrawal. */
    file: z.object({ name: z.string(), kind: z.enum(['pdf', 'docx', 'txt']), bytes: z.number().int() }).nullable(),
    /** Whether letter and file are gone, because the application was withdrawn long enough ago. */
    expired: z.boolean(),
    /** How many days letter and file are kept after a withdrawal. */
    kept_days: z.number().int(),
    team_notes: z.array(Note),
    rejection: z.object({ reason: z.string(), due_at: z.string(), shown: z.boolean() }).nullable(),
    timeline: z.array(z.object({ status: z.string(), at: z.string() })),
    can: z.object({
      recruit: z.boolean(),
      stages: z.array(NextStage),
      reject: z.boolean(),
      take_back: z.boolean(),
      write: z.boolean(),
    }),
  }),
);

export const SharedReport = resource('shared_report', z.object({ report: Report }));

export const MessageTemplate = resource(
  'message_template',
  z.object({ name: z.string(), stage: TemplateStage.nullable(), body: z.string(), updated_at: z.string() }),
);

/** What became of a change of several applicants: those who were in another stage meanwhile were left as they are. */
export const StageChange = z.object({
  changed: z.array(z.string()),
  left: z.array(z.object({ id: z.string(), name: z.string(), stage: Stage })),
});

const reason = z.string().trim().min(1, issueCode('rejection-reason-required')).max(2000);
const text = (max: number) => z.string().trim().max(max);
/** The applicants of a change, each with the stage in which the viewer saw them. */
const applicants = z
  .array(z.object({ id: z.uuid(), from: Stage }))
  .min(1)
  .max(100);
const JobParams = z.object({ id: z.uuid() });
const ApplicantParams = z.object({ id: z.uuid() });
const onApplicant = { auth: true, params: ApplicantParams, ok: document(Applicant) } as const;
const templateBody = z.object({
  name: text(80).min(1, issueCode('template-name-required')),
  stage: TemplateStage.nullable(),
  body: messageBody,
});

export const ApplicantsQuery = PageQuery.extend({
  stage: z.union([Stage, z.array(Stage).min(1).max(7)]).optional(),
  /** Words of the name, headline, place or letter. */
  query: text(100).optional(),
  /** Only those with unread messages, or with a report that they shared. */
  only: z.enum(['unread', 'report']).optional(),
  /** At least so many years of work by the résumé; `unstated`: those whose résumé does not tell. */
  experience: z.enum(['1', '3', '5', '10', 'unstated']).optional(),
  /** `waiting`: who has been in the stage longest. */
  sort: z.enum(['newest', 'oldest', 'waiting']).default('newest'),
});

export const applicantsContract = {
  'GET /api/hiring/jobs/{id}/applicants': {
    summary: 'The applicants of a job of my company, with the number in each stage',
    token: 'applicants:read',
    auth: true,
    params: JobParams,
    query: ApplicantsQuery,
    ok: list(ApplicantCard).extend({
      facets: z.object({ stage: z.array(z.object({ value: Stage, count: z.number().int() })) }),
      job: z.object({
        id: z.string(),
        title: z.string(),
        slug: z.string(),
        company: z.string(),
        company_slug: z.string(),
        location: z.string(),
        work_mode: WorkMode,
        open: z.boolean(),
        hidden_identities: z.boolean(),
        /** How long a rejection can be taken back. */
        hold_minutes: z.number().int(),
        can: z.object({ recruit: z.boolean() }),
      }),
    }),
    errors: [403, 404],
  },
  'GET /api/hiring/jobs/{id}/applicants/export': {
    summary: 'The applicants of a job: as CSV, or letters and résumés as one archive',
    auth: true,
    params: JobParams,
    query: z.object({ format: z.enum(['csv', 'files']) }),
    ok: { file: 'application/octet-stream' },
    errors: [403, 404],
    limit: { max: 20, seconds: 600 },
  },
  'PUT /api/hiring/jobs/{id}/hidden_identities': {
    summary: 'Hide names, contact and files of a job’s applicants until the shortlist, or show them',
    auth: true,
    params: JobParams,
    body: { json: z.object({ hidden: z.boolean() }) },
    status: 204,
    ok: null,
    errors: [403, 404],
  },
  'POST /api/hiring/jobs/{id}/applicants/stages': {
    summary: 'Move applicants to a stage, with a message to each if given',
    auth: true,
    params: JobParams,
    body: { json: z.object({ applicants, stage: NextStage, message: text(5000).default('') }) },
    ok: StageChange,
    errors: [403, 404],
    limit: { max: 120, seconds: 600 },
  },
  'POST /api/hiring/jobs/{id}/applicants/rejections': {
    summary: 'Reject applicants with a reason that they read; held for ten minutes',
    auth: true,
    params: JobParams,
    body: { json: z.object({ applicants, reason }) },
    ok: StageChange,
    errors: [403, 404],
    limit: { max: 120, seconds: 600 },
  },
  'POST /api/hiring/jobs/{id}/applicants/messages': {
    summary: 'Write to applicants; {name}, {job} and {company} are filled in',
    auth: true,
    params: JobParams,
    body: { json: z.object({ applicants: z.array(z.uuid()).min(1).max(100), body: messageBody }) },
    status: 204,
    ok: null,
    errors: [403, 404, 409],
    limit: { max: 60, seconds: 3600 },
  },
  'GET /api/hiring/applicants/{id}': {
    ...onApplicant,
    summary: 'One applicant of my company',
    token: 'applicants:read',
    errors: [403, 404],
  },
  'POST /api/hiring/applicants/{id}/open': {
    ...onApplicant,
    summary: 'Open an application, which its applicant sees as opened, and mark its messages as read',
    errors: [403, 404],
  },
  'DELETE /api/hiring/applicants/{id}/rejection': {
    ...onApplicant,
    summary: 'Take back a rejection that the applicant has not seen',
    errors: [403, 404, 409],
  },
  'POST /api/hiring/applicants/{id}/interviews': {
    ...onApplicant,
    summary: 'Invite to an interview, in place of one that is still to come',
    body: {
      json: z.object({
        from: Stage,
        starts_at: z.iso.datetime({ error: issueCode('interview-start-required') }),
        minutes: z.number().int().min(5).max(480),
        time_zone: text(60),
        place: text(300).default(''),
        link: z
          .union([z.literal(''), z.url({ protocol: /^https?$/, error: issueCode('address-required') }).max(500)])
          .default(''),
        note: text(2000).default(''),
      }),
    },
    errors: [403, 404, 409, 422],
    limit: { max: 60, seconds: 3600 },
  },
  'DELETE /api/hiring/applicants/{id}/interviews': {
    ...onApplicant,
    summary: 'Cancel the interview that is still to come',
    errors: [403, 404, 409],
  },
  'POST /api/hiring/applicants/{id}/notes': {
    ...onApplicant,
    summary: 'Note something for my colleagues, which the applicant never sees',
    body: { json: z.object({ body: messageBody }) },
    errors: [403, 404],
    limit: { max: 120, seconds: 3600 },
  },
  'DELETE /api/hiring/applicants/{id}/notes/{note_id}': {
    ...onApplicant,
    params: ApplicantParams.extend({ note_id: z.uuid() }),
    summary: 'Delete a note of mine',
    errors: [403, 404],
  },
  'GET /api/hiring/applicants/{id}/resume': {
    summary: 'The résumé of an applicant, to read on a page',
    auth: true,
    params: ApplicantParams,
    ok: document(SentResume),
    errors: [403, 404],
  },
  'GET /api/hiring/applicants/{id}/file': {
    summary: 'The résumé of an applicant as it was sent',
    auth: true,
    params: ApplicantParams,
    ok: { file: 'application/octet-stream' },
    errors: [403, 404],
  },
  'GET /api/hiring/applicants/{id}/report': {
    summary: 'The report that an applicant shared',
    auth: true,
    params: ApplicantParams,
    ok: document(SharedReport),
    errors: [403, 404],
  },
  'GET /api/hiring/jobs/{id}/templates': {
    summary: 'The message templates of the company of a job',
    auth: true,
    params: JobParams,
    ok: feed(MessageTemplate),
    errors: [403, 404],
  },
  'POST /api/hiring/jobs/{id}/templates': {
    summary: 'Add a message template to the company of a job',
    auth: true,
    params: JobParams,
    body: { json: templateBody },
    status: 201,
    ok: document(MessageTemplate),
    errors: [403, 404, 409],
    limit: { max: 120, seconds: 3600 },
  },
  'PATCH /api/hiring/templates/{id}': {
    summary: 'Change a message template of my company',
    auth: true,
    params: JobParams,
    body: { json: editable(templateBody) },
    ok: document(MessageTemplate),
    errors: [403, 404, 412],
  },
  'DELETE /api/hiring/templates/{id}': {
    summary: 'Delete a message template of my company',
    auth: true,
    params: JobParams,
    status: 204,
    ok: null,
    errors: [403, 404],
  },
} satisfies Contract;

type ApplicantsContract = typeof applicantsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ApplicantsContract {}
}
