/** Moderation: members' reports of content, and the decisions of staff. */
import * as z from 'zod';
import { countedFeed, cursor, document, feed, find, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { Measure, Note, Outcome, Reason, StaffMeasure, SuspensionDays } from './contract-measures.ts';

export { Note, Reason, StaffMeasure, SuspensionDays } from './contract-measures.ts';

export const ReportReason = z.enum([
  'spam',
  'abuse',
  'wrong',
  'private',
  'off-topic',
  'asks-for-money',
  'fake',
  'expired',
  'discriminates',
  'other',
]);
export const CaseStatus = z.enum(['open', 'hidden', 'dismissed', 'restored', 'settled']);

/** A member's report; the reporter only learns that it arrived. */
export const Report = resource('report', z.object({ object_type: z.string(), object_id: z.string() }));

/** A reported item with all its reports. Staff only. */
export const ModerationCase = resource(
  'moderation_case',
  z.object({
    object_type: z.string(),
    /** The current content; null when its author has deleted it. */
    object: z.object({ title: z.string(), excerpt: z.string(), url: z.string() }).nullable(),
    author: z.object({ name: z.string(), slug: z.string() }).nullable(),
    status: CaseStatus,
    reason: z.string(),
    /** Without a name where the report came from a visitor or a former member. */
    reports: z.array(z.object({ reason: ReportReason, note: z.string(), name: z.string(), created_at: z.string() })),
    report_count: z.number().int(),
    reported_at: z.string(),
    decided_at: z.string().nullable(),
    decided_by: z.string().nullable(),
    can: z.object({ hide: z.boolean(), act_on_author: z.boolean() }),
  }),
);

/** `find` is part of what a report says, or of the name, slug or address of whoever wrote it. */
export const caseFilter = { find, status: CaseStatus.default('open'), type: z.string().max(40).optional() };

const CaseId = z.object({ id: z.uuid() });

/** The status that whoever decides has seen; 412 where a colleague was faster. Omitted, whatever it is now. */
const from = CaseStatus.optional();

/** A measure against a person: a warning, or a suspension for some days or (null) until it is lifted. */
const Measures = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('warning'), reason: Reason, note: Note, from }),
  z.object({ kind: z.literal('suspension'), days: SuspensionDays, reason: Reason, note: Note, from }),
]);

export const moderationContract = {
  'POST /api/reports': {
    summary: 'Report content to staff; repeating it replaces the reason and note',
    auth: true,
    body: {
      json: z.object({
        object_type: z.string().max(40),
        object_id: z.string().max(200),
        reason: ReportReason,
        note: z.string().trim().max(1000).default(''),
      }),
    },
    status: 201,
    ok: document(Report),
    errors: [404, 409],
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/moderation': {
    summary: 'Reported content by state, kind and what its reports say, the latest first; for moderators',
    query: z.object({
      ...caseFilter,
      cursor,
    }),
    ok: countedFeed(ModerationCase),
    errors: [403, 404],
  },
  'GET /api/moderation/{id}': {
    summary: 'One reported item; for moderators',
    params: CaseId,
    ok: document(ModerationCase),
    errors: [403, 404],
  },
  'POST /api/moderation/{id}/settle': {
    summary: 'Warn or suspend the author, who reads the reason, and close the case; for moderators',
    auth: true,
    params: CaseId,
    body: { json: Measures },
    ok: document(ModerationCase),
    errors: [403, 404, 409, 412],
  },
  'POST /api/moderation/{id}/hide': {
    summary: 'Hide reported content and notify its author of the reason; for staff',
    auth: true,
    params: CaseId,
    body: { json: z.object({ reason: Reason, from }) },
    ok: document(ModerationCase),
    errors: [403, 404, 409, 412],
  },
  'POST /api/moderation/{id}/dismiss': {
    summary: 'Dismiss the reports of content, with a reason for colleagues; for staff',
    auth: true,
    params: CaseId,
    body: { json: z.object({ reason: Reason, from }) },
    ok: document(ModerationCase),
    errors: [403, 404, 409, 412],
  },
  'POST /api/moderation/{id}/restore': {
    summary: 'Restore hidden content and notify its author, with a reason for colleagues; for staff',
    auth: true,
    params: CaseId,
    body: { json: z.object({ reason: Reason, from }) },
    ok: document(ModerationCase),
    errors: [403, 404, 409, 412],
  },
  'GET /api/measures': {
    summary: 'What staff decided about me or what I published, the latest first',
    auth: true,
    ok: feed(Measure),
  },
  'POST /api/measures/{id}/appeal': {
    summary: 'Appeal against a decision about me, once',
    auth: true,
    whileSuspended: true,
    params: CaseId,
    body: {
      json: z.object({ text: z.string().trim().min(10, issueCode('appeal-too-short')).max(2000, issueCode('appeal-too-long')) }),
    },
    ok: document(Measure),
    errors: [404, 409],
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/staff/appeals': {
    summary: 'Appeals that wait for an answer, the oldest first; for moderators',
    ok: feed(StaffMeasure),
    errors: [403, 404],
  },
  'POST /api/staff/appeals/{id}': {
    summary: 'Answer an appeal: the decision stands, or is lifted; for moderators',
    auth: true,
    params: CaseId,
    body: {
      json: z.object({
        outcome: Outcome,
        answer: z.string().trim().min(5, issueCode('reply-too-short')).max(1000, issueCode('reply-too-long')),
      }),
    },
    ok: document(StaffMeasure),
    errors: [403, 404, 409],
  },
} satisfies Contract;

type ModerationContract = typeof moderationContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ModerationContract {}
}
