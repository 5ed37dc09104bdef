/** The running system as staff see it: e-mails that were given up, tasks that failed, settings and experiments. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, feed, find, resource, type Contract } from '#platform/contract/endpoint.ts';

const withReason = { json: z.object({ reason: Reason }) };

/** An e-mail that was given up; without its text, whose links are secrets. */
export const FailedMail = resource(
  'failed_mail',
  z.object({
    /** Masked, but for its domain. */
    recipient: z.string(),
    /** Whom it is for; null where that is nobody with an account. */
    member: z.object({ name: z.string(), slug: z.string() }).nullable(),
    subject: z.string(),
    error: z.string(),
    attempts: z.number().int(),
    queued_at: z.string(),
    failed_at: z.string(),
  }),
);

export const FailedTask = resource(
  'failed_task',
  z.object({
    /** Its kind, such as `payments.refund`. */
    name: z.string(),
    error: z.string(),
    /** What it was to work on. */
    input: z.array(z.object({ name: z.string(), value: z.string() })),
    attempts: z.number().int(),
    queued_at: z.string(),
    failed_at: z.string(),
  }),
);

/** What staff decided about it before: what was tried again may fail again. */
const history = z.array(AuditEntry);
const StaffMail = FailedMail.extend({ attributes: FailedMail.shape.attributes.extend({ history }) });
const StaffTask = FailedTask.extend({ attributes: FailedTask.shape.attributes.extend({ history }) });

/** What became of what was given up. */
export const Outcome = resource('outcome', z.object({ count: z.number().int() }));

export const Setting = resource(
  'setting',
  z.object({
    /** Its owner, as in docs/configuration.md. */
    group: z.string(),
    description: z.string(),
    /** Null for a secret and for one that is not set. */
    value: z.string().nullable(),
    is_secret: z.boolean(),
    is_set: z.boolean(),
    source: z.enum(['environment', 'default']),
  }),
);

const Rate = z.object({ value: z.number(), low: z.number(), high: z.number() });

export const Experiment = resource(
  'experiment',
  z.object({
    arms: z.array(
      z.object({
        arm: z.enum(['a', 'b']),
        algorithm: z.string(),
        /** Of all people, from 0 to 1. */
        share: z.number(),
        /** By members and visitors who allowed it to be counted. */
        impressions: z.number().int(),
        opens: z.number().int(),
        saves: z.number().int(),
        open_rate: Rate.nullable(),
        save_rate: Rate.nullable(),
      }),
    ),
    /** The open rate of b less that of a; null while either has not been seen. */
    difference: Rate.extend({ is_significant: z.boolean() }).nullable(),
    weeks: z.number().int(),
  }),
);

const MailId = z.object({ id: z.string().max(200) });
const mailFilter = { find, recipient: z.enum(['member', 'other']).optional() };
const TaskId = z.object({ id: z.uuid() });
const taskFilter = { find, failed: z.enum(['day', 'earlier']).optional() };

export const systemContract = {
  'GET /api/staff/mails': {
    summary: 'E-mails that were given up, the latest first; for support',
    query: z.object({ ...mailFilter, cursor }),
    ok: countedFeed(FailedMail),
    errors: [403, 404],
  },
  'GET /api/staff/mails/export': {
    summary: 'E-mails that were given up as CSV; for support, with a sign-in within the last ten minutes',
    query: z.object(mailFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/mails/send_all': {
    summary: 'Send every e-mail again that was given up; for support',
    auth: true,
    body: withReason,
    ok: document(Outcome),
    errors: [403, 404],
  },
  'GET /api/staff/mails/{id}': {
    summary: 'One e-mail that was given up; for support',
    params: MailId,
    ok: document(StaffMail),
    errors: [403, 404],
  },
  'POST /api/staff/mails/{id}/send': {
    summary: 'Send an e-mail again that was given up; for support',
    auth: true,
    params: MailId,
    body: withReason,
    ok: document(Outcome),
    errors: [403, 404, 409],
  },
  'POST /api/staff/mails/{id}/drop': {
    summary: 'Never send an e-mail that was given up, and remove its text; for support',
    auth: true,
    params: MailId,
    body: withReason,
    ok: document(Outcome),
    errors: [403, 404, 409],
  },
  'GET /api/staff/tasks': {
    summary: 'Background tasks that failed at every attempt, the latest first; for administrators',
    query: z.object({ ...taskFilter, cursor }),
    ok: countedFeed(FailedTask),
    errors: [403, 404],
  },
  'GET /api/staff/tasks/export': {
    summary: 'Failed background tasks as CSV; for administrators, with a sign-in within the last ten minutes',
    query: z.object(taskFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/tasks/retry_all': {
    summary: 'Run every failed task once more; for administrators',
    auth: true,
    body: withReason,
    ok: document(Outcome),
    errors: [403, 404],
  },
  'GET /api/staff/tasks/{id}': {
    summary: 'One failed task; for administrators',
    params: TaskId,
    ok: document(StaffTask),
    errors: [403, 404],
  },
  'POST /api/staff/tasks/{id}/retry': {
    summary: 'Run a failed task once more; for administrators',
    auth: true,
    params: TaskId,
    body: withReason,
    ok: document(Outcome),
    errors: [403, 404, 409],
  },
  'POST /api/staff/tasks/{id}/drop': {
    summary: 'Never run a failed task again; for administrators',
    auth: true,
    params: TaskId,
    body: withReason,
    ok: document(Outcome),
    errors: [403, 404, 409],
  },
  'GET /api/staff/settings': {
    summary: 'The settings as they are; of secrets only whether they are set; for administrators',
    query: z.object({ find, source: z.enum(['environment', 'default']).optional() }),
    ok: feed(Setting),
    errors: [403, 404],
  },
  'GET /api/staff/experiments': {
    summary: 'The experiments with their arms and what was measured; for administrators',
    ok: feed(Experiment),
    errors: [403, 404],
  },
} satisfies Contract;

type SystemContract = typeof systemContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SystemContract {}
}
