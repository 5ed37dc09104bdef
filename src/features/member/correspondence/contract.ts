/** Correspondence: what an employer and an applicant write to each other about one application. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const Side = z.enum(['employer', 'applicant']);
export type Side = z.infer<typeof Side>;
export const InterviewAnswer = z.enum(['accepted', 'other_time']);
export type InterviewAnswer = z.infer<typeof InterviewAnswer>;

export const Message = z.object({
  id: z.string(),
  side: Side,
  author: z.string(),
  body: z.string(),
  created_at: z.string(),
  /** When the other side first had it on a page; null until then. */
  read_at: z.string().nullable(),
});

export const Interview = z.object({
  id: z.string(),
  starts_at: z.string(),
  minutes: z.number().int(),
  /** The zone in which the time was chosen, such as `Asia/Kolkata`. */
  time_zone: z.string(),
  place: z.string(),
  link: z.string(),
  note: z.string(),
  author: z.string(),
  answer: InterviewAnswer.nullable(),
  answer_note: z.string(),
  cancelled: z.boolean(),
});

/** What both sides may read. */
export const correspondenceFields = { messages: z.array(Message), interviews: z.array(Interview) };

/** The correspondence about one of the viewer's own applications. */
export const Correspondence = resource(
  'correspondence',
  z.object({
    ...correspondenceFields,
    company: z.string(),
    /** Whether somebody of the company reads applications on this site. */
    reads_here: z.boolean(),
    /** Whether applications for this job go to the employer by e-mail. */
    by_email: z.boolean(),
    /** How many days the employer may read letter and file after a withdrawal. */
    kept_days: z.number().int(),
    rejection: z.object({ reason: z.string(), at: z.string() }).nullable(),
    report_shared: z.boolean(),
    can: z.object({ reply: z.boolean(), share_report: z.boolean() }),
  }),
);

/** A message, by either side. */
export const messageBody = z.string().trim().min(1, issueCode('message-required')).max(5000);

const ApplicationParams = z.object({ id: z.uuid() });
const onOne = { auth: true, params: ApplicationParams, ok: document(Correspondence) } as const;
const onInterview = { params: ApplicationParams.extend({ interview_id: z.uuid() }) };

export const correspondenceContract = {
  'GET /api/job_applications/{id}/correspondence': {
    ...onOne,
    summary: 'What the employer and I wrote to each other about one of my applications',
    errors: [404],
  },
  'POST /api/job_applications/{id}/messages': {
    ...onOne,
    summary: 'Write to the employer about my application',
    body: { json: z.object({ body: messageBody }) },
    errors: [404, 409],
    limit: { max: 20, seconds: 3600 },
  },
  'POST /api/job_applications/{id}/messages/read': {
    ...onOne,
    summary: 'Mark the employer’s messages as read',
    errors: [404],
  },
  'POST /api/job_applications/{id}/interviews/{interview_id}/answer': {
    ...onOne,
    ...onInterview,
    summary: 'Accept an interview, or ask for another time',
    body: { json: z.object({ answer: InterviewAnswer, note: z.string().trim().max(1000).default('') }) },
    errors: [404, 409, 422],
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/job_applications/{id}/interviews/{interview_id}/calendar': {
    auth: true,
    ...onInterview,
    summary: 'An interview as a calendar file',
    ok: { file: 'text/calendar' },
    errors: [404],
  },
  'PUT /api/job_applications/{id}/report_share': {
    ...onOne,
    summary: 'Let the employer read my report',
    errors: [404, 409],
  },
  'DELETE /api/job_applications/{id}/report_share': {
    ...onOne,
    summary: 'Share my report with the employer no longer',
    errors: [404],
  },
} satisfies Contract;

type CorrespondenceContract = typeof correspondenceContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CorrespondenceContract {}
}
